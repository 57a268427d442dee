import file from '../../../../data/exams/rank-landmarks.json' with { type: 'json' }

/** A seat whose closing rank marks the scale of one rank list. */
export type RankLandmark = { list: string; label: string; closing: number }

export const RANK_LANDMARKS: readonly RankLandmark[] = file.landmarks
/** Season and round of every landmark. */
export const LANDMARK_ROUND = { season: file.season, round: file.round } as const
