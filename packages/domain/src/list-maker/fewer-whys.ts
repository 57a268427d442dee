/** Why a made list has fewer dreams or targets than its boldness wants: it does not, it keeps to the order of liking, or there are none more. */
export const FEWER_WHYS = ['none', 'order', 'seats'] as const
export type FewerWhy = (typeof FEWER_WHYS)[number]
