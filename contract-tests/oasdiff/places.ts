/** At how many places each kind of change is made; each row of the page is needed by a disagreement at one of them. */
export const PLACES = 25;
