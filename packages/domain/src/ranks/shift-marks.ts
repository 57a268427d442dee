/**
 * Marks of 300 at a percentile, shift by shift, JEE Main January 2025.
 *
 * NTA publishes no raw marks. Source: a public transcription by coaching institutes, January 2025. Status: observed, not
 * official. A second summary of the same session puts 99 percentile between 148 and 203 marks where this one has 148 to
 * 200, so a reading is good to three marks either way and no better.
 */
export const SHIFT_PERCENTILES = [
  90, 91, 92, 93, 94, 95, 95.5, 96, 96.5, 97, 97.5, 98, 98.5, 99, 99.1, 99.2, 99.3, 99.4, 99.5, 99.6, 99.7, 99.8, 99.9,
] as const

export const MARKS_DOUBT = 3

/** The season of the session these marks are of. */
export const SHIFT_SEASON = 2025

/** Keys are day, month and shift; each row follows SHIFT_PERCENTILES. */
export const SHIFT_MARKS = {
  '22-jan-1': [
    74, 78, 83, 88, 94, 101, 105, 110, 115, 120, 126, 135, 144, 158, 160, 164, 170, 175, 180, 186, 196, 205, 224,
  ],
  '22-jan-2': [
    98, 103, 108, 115, 122, 129, 134, 138, 143, 149, 155, 163, 173, 186, 189, 192, 196, 200, 206, 211, 219, 228, 243,
  ],
  '23-jan-1': [
    90, 95, 101, 106, 112, 120, 124, 129, 134, 140, 145, 154, 165, 178, 181, 185, 189, 193, 199, 204, 211, 221, 236,
  ],
  '23-jan-2': [
    101, 106, 111, 118, 124, 132, 136, 141, 146, 152, 158, 165, 175, 187, 190, 193, 198, 203, 209, 216, 225, 236, 253,
  ],
  '24-jan-1': [
    86, 91, 97, 104, 111, 121, 126, 131, 137, 143, 150, 158, 168, 181, 184, 189, 193, 197, 203, 209, 216, 225, 239,
  ],
  '24-jan-2': [
    110, 115, 121, 127, 134, 142, 147, 151, 156, 162, 168, 177, 186, 200, 203, 207, 211, 216, 221, 227, 234, 246, 260,
  ],
  '28-jan-1': [
    72, 76, 80, 85, 90, 96, 100, 105, 109, 114, 120, 127, 136, 148, 151, 155, 159, 164, 169, 175, 183, 195, 214,
  ],
  '28-jan-2': [
    90, 95, 99, 105, 111, 118, 121, 126, 131, 136, 142, 149, 159, 171, 174, 178, 182, 187, 192, 198, 207, 216, 235,
  ],
  '29-jan-1': [
    94, 99, 104, 110, 116, 123, 126, 130, 135, 140, 146, 153, 162, 174, 176, 179, 183, 187, 192, 197, 204, 214, 230,
  ],
  '29-jan-2': [
    101, 105, 109, 115, 120, 127, 130, 134, 139, 144, 149, 156, 165, 176, 179, 183, 186, 190, 194, 200, 207, 216, 230,
  ],
} as const satisfies Record<string, readonly number[]>

export type ShiftId = keyof typeof SHIFT_MARKS

/**
 * Marks of 300 at 99 percentile in each shift of 2026: the one figure known of them.
 *
 * Source: a public transcription of coaching institutes' analyses, shift by shift; a single source. Status: observed, not
 * official; some stand for ranges five marks wide, so a reading is good to five marks either way.
 */
export const SHIFT_MARKS_AT_99 = {
  '21-jan-2026-1': 167,
  '21-jan-2026-2': 171,
  '22-jan-2026-1': 158,
  '22-jan-2026-2': 155,
  '23-jan-2026-1': 158,
  '23-jan-2026-2': 163,
  '24-jan-2026-1': 162,
  '24-jan-2026-2': 160,
  '28-jan-2026-1': 161,
  '28-jan-2026-2': 162,
  '02-apr-2026-1': 178,
  '02-apr-2026-2': 183,
  '04-apr-2026-1': 188,
  '04-apr-2026-2': 193,
  '05-apr-2026-1': 173,
  '05-apr-2026-2': 168,
  '06-apr-2026-1': 153,
  '06-apr-2026-2': 163,
  '08-apr-2026-2': 158,
} as const

export const MARKS_AT_99_DOUBT = 5

/** The season of the shifts known by this one figure. */
export const MARKS_AT_99_SEASON = 2026

export type PointShiftId = keyof typeof SHIFT_MARKS_AT_99
