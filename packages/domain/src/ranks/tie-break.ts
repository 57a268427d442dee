/**
 * How JEE Main parts candidates with the same total NTA score, first rule first. Two who are equal in all of them share
 * the rank. Age and application number, used until 2024, count no longer.
 *
 * Source: NTA tie-breaking policy 2025, as published in October 2024 and April 2025; restated for 2026.
 */
export const TIE_BREAKS = {
  'paper-1': [
    'score-mathematics',
    'score-physics',
    'score-chemistry',
    'fewer-wrong-all',
    'fewer-wrong-mathematics',
    'fewer-wrong-physics',
    'fewer-wrong-chemistry',
  ],
  'paper-2a': [
    'score-mathematics',
    'score-aptitude',
    'score-drawing',
    'fewer-wrong-all',
    'fewer-wrong-mathematics',
    'fewer-wrong-aptitude',
  ],
  'paper-2b': [
    'score-mathematics',
    'score-aptitude',
    'score-planning',
    'fewer-wrong-all',
    'fewer-wrong-mathematics',
    'fewer-wrong-aptitude',
    'fewer-wrong-planning',
  ],
} as const satisfies Record<string, readonly string[]>

export type TieBreakPaper = keyof typeof TIE_BREAKS

export const TIE_BREAK_SOURCE =
  'NTA tie-breaking policy for JEE (Main) 2025, as published in October 2024 and April 2025'
