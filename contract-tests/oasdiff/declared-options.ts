import { flag, whole } from '../../cli/declaration';

/**
 * The number of places at which each kind of change is made; each row of the page must explain a disagreement at one of
 * them.
 */
export const PLACES = 25;

/** The options of the command. */
export const OPTIONS = {
  each: whole('N', 'the number of places at which each kind of change is made on each side', {
    min: 1,
    max: 1000,
    preset: PLACES,
  }),
  verbose: flag('print every change with both verdicts'),
  json: flag('print the changes and verdicts as JSON, and nothing else'),
};
