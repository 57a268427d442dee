/** The examinations one may plan for: two of JEE (Main) a season, JEE (Advanced), or one of one's own. */
export const EXAM_IDS = ['main-1', 'main-2', 'advanced', 'own'] as const
export type ExamId = (typeof EXAM_IDS)[number]
