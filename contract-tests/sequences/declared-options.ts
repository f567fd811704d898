import { oneOf } from '../../cli/declaration';

/** The initial setting of a sequence, which decides its main subject. */
export const SETTINGS = [
  'accounts',
  'cards',
  'brazil',
  'issuing',
  'deciding',
  'abroad',
  'charged',
  'standIn',
  'identity',
  'shipping',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** The option that chooses one setting. */
export const settingOption = oneOf(
  'SETTING',
  'the subject of the sequences; `all` take turns',
  ['all', ...SETTINGS],
  'all',
);
