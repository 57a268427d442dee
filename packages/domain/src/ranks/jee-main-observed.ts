/**
 * What JEE Main 2025 scorecards showed: an NTA score with its common rank, best first. Two scores cannot be turned into
 * each other by the plain formula, because the better of two sessions counts: at 99 percentile it is 5 % off, at 99.99
 * it is 58 % off.
 *
 * Source: a public transcription of scorecards, JEE Main 2025; 41 pairs. Status: observed, not official.
 */
export const OBSERVED_SEASON = 2025
export const OBSERVED_RANKS: readonly (readonly [percentile: number, rank: number])[] = [
  [99.9992043, 30],
  [99.9937403, 145],
  [99.99, 233],
  [99.9004, 1641],
  [99.8982, 1677],
  [99.8016695, 3186],
  [99.7938333, 3290],
  [99.7018301, 4699],
  [99.6987428, 4731],
  [99.6007682, 6291],
  [99.5966798, 6328],
  [99.5010703, 7753],
  [99.49677, 7824],
  [99.4004213, 9345],
  [99.3999618, 9358],
  [99.3031387, 10816],
  [99.2944396, 10903],
  [99.203587, 12397],
  [99.1994097, 12536],
  [99.1043692, 13985],
  [99.0928856, 14037],
  [99.0052802, 15475],
  [98.9999641, 15509],
  [98.5003488, 23079],
  [98.499, 23143],
  [98.000774, 30646],
  [97.999601, 30738],
  [97.5087622, 38180],
  [97.4946488, 38275],
  [97.0042358, 45729],
  [96.9987574, 45808],
  [96.55, 52689],
  [96.4896688, 53132],
  [95.5040366, 68086],
  [95.491651, 68304],
  [95.0107132, 75118],
  [94.9650286, 75668],
  [94.008, 89947],
  [93.9884614, 90372],
  [93.1023262, 102450],
  [93.0950208, 103113],
]
