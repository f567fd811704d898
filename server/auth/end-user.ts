/** Seconds for which an end-user token is valid (interface specification, Limits). */
export const END_USER_TOKEN_SECONDS = 900;
