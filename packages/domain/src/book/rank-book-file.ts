import { ByteReader, ByteWriter, readIndex, unzigzag, writeIndex, zigzag } from './byte-columns.ts'
import type { BookForecast, Institute, Programme, RankBook, RoundColumn, RoundForecast } from './rank-book.ts'

const MAGIC = [0x53, 0x4f, 0x50, 0x42]
const VERSION = 1

/** Steps per unit of ln rank and of ln scale in the file: finer than a rank in four thousand. */
const MU_STEPS = 4096
const SCALE_STEPS = 8192
const NO_FORECAST = 0xffff

type Header = {
  poolCount: number
  institutes: readonly Institute[]
  programmes: readonly Programme[]
  families: Readonly<Record<string, string>>
  rounds: Pick<RoundColumn, 'counselling' | 'season' | 'round' | 'isFinal'>[]
  forecast?: ForecastHeader | undefined
}

type ForecastHeader = Pick<BookForecast, 'season' | 'tau' | 'groupTau' | 'listRisk' | 'rounds'> & {
  probabilities: number[]
  knownPoolQuantiles: number[]
  newPoolQuantiles: number[]
  /** Whether a column of seats follows; absent in books without one. */
  hasSeats?: true
  inSeason: (Omit<RoundForecast, 'usualMove' | 'ownMove' | 'quantiles'> & { quantiles: number[][] })[]
}

/**
 * The book as bytes, before compression: a header in JSON, then columns laid out so that brotli finds them alike.
 * The forecast's `mu` and moves are kept to 1/4096 and its `scale` to 1/8192, as `fitForecast` rounds them; everything else
 * comes back exactly.
 */
export function encodeBook(book: RankBook): Uint8Array {
  const writer = new ByteWriter()
  for (const byte of [...MAGIC, VERSION]) writer.byte(byte)
  const header = new TextEncoder().encode(JSON.stringify(headerOf(book)))
  writer.varint(header.length)
  writer.run(header)
  writeIndex(writer, book.institute)
  writeIndex(writer, book.programme)
  for (const column of [book.quota, book.seatType, book.gender, book.list, book.preparatory]) writer.run(column)
  const known = new LastKnown(book.poolCount)
  for (const round of book.rounds) writeRound(writer, round, known)
  if (book.forecast) writeForecast(writer, book.forecast)
  return writer.finish()
}

/**
 * The book in the bytes that `encodeBook` wrote.
 * @param hash  the book's name where the caller knows it (it is not part of the bytes)
 * Throws when the bytes are no rank book, of another version, or cut off.
 */
export function decodeBook(bytes: Uint8Array, hash = ''): RankBook {
  // A Buffer's slices share its memory, a plain array's are copies: columns must be what they say they are.
  const reader = new ByteReader(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  for (const byte of MAGIC) if (reader.byte() !== byte) throw new Error('These bytes are no rank book')
  const version = reader.byte()
  if (version !== VERSION) throw new Error(`Rank book version ${version} is not readable here`)
  const header = JSON.parse(new TextDecoder().decode(reader.run(reader.varint()))) as Header
  const { poolCount, forecast } = header
  const institute = readIndex(reader, poolCount)
  const programme = readIndex(reader, poolCount)
  const quota = reader.run(poolCount)
  const seatType = reader.run(poolCount)
  const gender = reader.run(poolCount)
  const list = reader.run(poolCount)
  const preparatory = reader.run(poolCount)
  const known = new LastKnown(poolCount)
  const rounds = header.rounds.map((round) => ({ ...round, ...readRound(reader, round.counselling, known) }))
  const figures = forecast && readForecast(reader, forecast, poolCount)
  if (!reader.isAtEnd()) throw new Error('The rank book holds more than its header says')
  const { institutes, programmes, families } = header
  const columns = { institute, programme, quota, seatType, gender, list, preparatory, rounds }
  return { hash, institutes, programmes, families, poolCount, ...columns, ...(figures && { forecast: figures }) }
}

/** The name of a book: the first 16 hexadecimal digits of the SHA-256 of its encoded, uncompressed bytes. */
export async function hashBook(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What each pool last closed and opened at in a counselling: the guess its next rank is written against. */
class LastKnown {
  readonly josaa: LastRanks
  readonly csab: LastRanks
  readonly 'josaa-mock': LastRanks

  constructor(poolCount: number) {
    const none = (): LastRanks => ({ closing: new Int32Array(poolCount), opening: new Int32Array(poolCount) })
    this.josaa = none()
    this.csab = none()
    this['josaa-mock'] = none()
  }
}

type LastRanks = { closing: Int32Array; opening: Int32Array }

function headerOf(book: RankBook): Header {
  const { poolCount, institutes, programmes, families, forecast } = book
  const rounds = book.rounds.map(({ counselling, season, round, isFinal }) => ({ counselling, season, round, isFinal }))
  if (!forecast) return { poolCount, institutes, programmes, families, rounds }
  const figures = {
    season: forecast.season,
    tau: forecast.tau,
    ...(forecast.groupTau && { groupTau: forecast.groupTau }),
    ...(forecast.listRisk && { listRisk: forecast.listRisk }),
    ...(forecast.rounds !== undefined && { rounds: forecast.rounds }),
    probabilities: [...forecast.probabilities],
    knownPoolQuantiles: [...forecast.knownPoolQuantiles],
    newPoolQuantiles: [...forecast.newPoolQuantiles],
    ...(forecast.seats && { hasSeats: true as const }),
    inSeason: forecast.inSeason.map(({ usualMove: _, ownMove: __, quantiles, ...fit }) => ({
      ...fit,
      quantiles: quantiles.map((column) => [...column]),
    })),
  }
  return { poolCount, institutes, programmes, families, rounds, forecast: figures }
}

function writeRound(writer: ByteWriter, round: RoundColumn, known: LastKnown): void {
  writeRanks(writer, round.closing, known[round.counselling].closing, undefined)
  writeRanks(writer, round.opening, known[round.counselling].opening, round.closing)
}

function readRound(reader: ByteReader, counselling: RoundColumn['counselling'], known: LastKnown) {
  const closing = readRanks(reader, known[counselling].closing, undefined)
  const opening = readRanks(reader, known[counselling].opening, closing)
  return { opening, closing }
}

/** 0 where no rank was printed, else one more than the zigzag of the distance from what was to be expected. */
function writeRanks(writer: ByteWriter, ranks: Int32Array, known: Int32Array, closing: Int32Array | undefined): void {
  const codes = new Uint32Array(ranks.length)
  for (let pool = 0; pool < ranks.length; pool++) {
    const rank = ranks[pool] ?? 0
    if (rank === 0) continue
    codes[pool] = 1 + zigzag(rank - (known[pool] || (closing?.[pool] ?? 0)))
    known[pool] = rank
  }
  writer.planes(codes)
}

function readRanks(reader: ByteReader, known: Int32Array, closing: Int32Array | undefined): Int32Array {
  const codes = reader.planes(known.length)
  const ranks = new Int32Array(known.length)
  for (let pool = 0; pool < known.length; pool++) {
    const code = codes[pool] ?? 0
    if (code === 0) continue
    const rank = unzigzag(code - 1) + (known[pool] || (closing?.[pool] ?? 0))
    ranks[pool] = rank
    known[pool] = rank
  }
  return ranks
}

function writeForecast(writer: ByteWriter, forecast: BookForecast): void {
  const toSteps = (values: Float32Array, steps: number) =>
    Uint32Array.from(values, (value) =>
      Number.isNaN(value) ? NO_FORECAST : Math.min(Math.round(value * steps), NO_FORECAST - 1),
    )
  writer.planes(toSteps(forecast.mu, MU_STEPS))
  writer.planes(toSteps(forecast.scale, SCALE_STEPS))
  writer.run(forecast.novelty)
  for (const { usualMove, ownMove } of forecast.inSeason) {
    for (const moves of [usualMove, ownMove]) {
      writer.planes(Uint32Array.from(moves, (move) => zigzag(Math.round(move * MU_STEPS))))
    }
  }
  if (forecast.seats) writer.run(forecast.seats)
}

function readForecast(reader: ByteReader, header: ForecastHeader, poolCount: number): BookForecast {
  const fromSteps = (codes: Uint32Array, steps: number) =>
    Float32Array.from(codes, (code) => (code === NO_FORECAST ? Number.NaN : code / steps))
  const readMoves = () => Float32Array.from(reader.planes(poolCount), (code) => unzigzag(code) / MU_STEPS)
  return {
    season: header.season,
    tau: header.tau,
    ...(header.groupTau && { groupTau: header.groupTau }),
    ...(header.listRisk && { listRisk: header.listRisk }),
    ...(header.rounds !== undefined && { rounds: header.rounds }),
    mu: fromSteps(reader.planes(poolCount), MU_STEPS),
    scale: fromSteps(reader.planes(poolCount), SCALE_STEPS),
    novelty: reader.run(poolCount),
    probabilities: Float64Array.from(header.probabilities),
    knownPoolQuantiles: Float64Array.from(header.knownPoolQuantiles),
    newPoolQuantiles: Float64Array.from(header.newPoolQuantiles),
    inSeason: header.inSeason.map((fit) => ({
      ...fit,
      usualMove: readMoves(),
      ownMove: readMoves(),
      quantiles: fit.quantiles.map((column) => Float64Array.from(column)),
    })),
    ...(header.hasSeats && { seats: reader.run(poolCount) }),
  }
}
