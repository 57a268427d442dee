import { GENDER_POOLS, QUOTAS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** One band: how often it was said, the mean chance said, the share that came true. */
const promised = z.object({ count: z.int(), said: z.number(), true: z.number() })

/**
 * Seat pools that were forecast, and those of them for which the season then printed no rank: counted as not come true. Of
 * these the programme ended, or its quota did.
 */
const vanished = z.object({ forecast: z.int(), unprinted: z.int(), programmeEnded: z.int(), quotaEnded: z.int() })

/** Seat pools of one kind: what was said of them and what came true. Shares are of 1. */
const trackRecord = z.object({
  name: z.string(),
  pools: z.int(),
  /** Median distance of the closing rank's natural logarithm from the expected one, where one was printed. */
  medianMiss: z.number(),
  brier: z.number(),
  logLoss: z.number(),
  calibrationError: z.number(),
  /** Per tenth of the scale: how often a chance was said, the mean said, the share that came true. */
  bins: z.array(z.object({ count: z.int(), said: z.number(), true: z.number() })),
  safe: promised,
  likely: promised,
  reach: promised,
  longShot: promised,
  /** Share of the seat pools that closed which did so inside their 80 % range. */
  insideRange: z.number(),
})
export type TrackRecord = z.output<typeof trackRecord>

/** A seat pool that closed far from what was said of it. */
const miss = z.object({
  season: z.int(),
  institute: z.string(),
  programme: z.string(),
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  said: z.object({ low: z.int(), middle: z.int(), high: z.int() }),
  closed: z.int(),
  /** Names the seat's own page; null where the book in use does not have the seat, or several of that name. */
  seatKey: z._default(z.nullable(z.string()), null),
  /** What it leads to, as the book in use has it: of one branch at one college there may be several. */
  course: z._default(z.nullable(z.object({ degree: z.string(), durationYears: z.int() })), null),
})

export const reportCard = z.object({
  /** Each of them was forecast from the seasons before it alone. */
  seasons: z.array(z.int()),
  all: trackRecord,
  bySeason: z.array(trackRecord),
  byQuota: z.array(trackRecord),
  byCategory: z.array(trackRecord),
  byGender: z.array(trackRecord),
  byInstituteType: z.array(trackRecord),
  /** By last season's closing rank: `1000-4999`; the last is open: `50000-`. */
  byRank: z.array(trackRecord),
  byReliability: z.array(trackRecord),
  /** Over all seasons, seats without and with PwD apart. */
  vanished: z.object({ ordinary: vanished, pwd: vanished }),
  /** Furthest from what was said first. */
  worst: z.array(miss),
})
export type ReportCard = z.output<typeof reportCard>

export const reportCards = {
  get: defineCall({
    method: 'GET',
    path: '/api/v1/report-card',
    access: 'anyone',
    summary: 'What the forecast said in past seasons and what came true, worst misses among it.',
    response: reportCard,
    refuses: [],
    cache: 'public, max-age=3600, stale-while-revalidate=86400',
  }),
}
