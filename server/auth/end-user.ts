/** How long an end-user token is good (interface specification, Limits). */
export const END_USER_TOKEN_SECONDS = 900;
