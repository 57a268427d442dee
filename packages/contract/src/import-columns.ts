/** What a column of an official table can hold. */
export const IMPORT_COLUMNS = [
  'counselling',
  'season',
  'round',
  'institute',
  'programme',
  'degree',
  'durationYears',
  'quota',
  'seatType',
  'gender',
  'openingRank',
  'closingRank',
  'preparatory',
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]
