/** The examinations one may plan for: two of JEE (Main) a season, JEE (Advanced), or one of one's own. */
export const EXAM_IDS = ['main-1', 'main-2', 'advanced', 'own'] as const
export type ExamId = (typeof EXAM_IDS)[number]

/** How far ahead an examination may lie that somebody plans for, years, and the days that this is at most. */
export const EXAM_YEARS_MAX = 3
export const EXAM_DAYS_MAX = EXAM_YEARS_MAX * 366
