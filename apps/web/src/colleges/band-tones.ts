import type { Band } from '@sopaan/domain/predictor/bands'
import type { SeatState } from '@sopaan/domain/state/forecast/state-standings'
import type { Tone } from '#web/ui/badge.tsx'

/** How a band is coloured wherever it stands. */
export const BAND_TONES = {
  safe: 'safe',
  likely: 'likely',
  reach: 'plain',
  'long-shot': 'plain',
} as const satisfies Record<Band, Tone>

/** How a rank's standing against a closing rank of a State's table is coloured. */
export const SEAT_STATE_TONES = {
  'well-inside': 'safe',
  'just-inside': 'likely',
  'just-outside': 'plain',
  'well-outside': 'plain',
} as const satisfies Record<SeatState, Tone>
