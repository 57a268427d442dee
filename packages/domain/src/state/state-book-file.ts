import { ByteReader, ByteWriter, readIndex, writeIndex } from '../book/byte-columns.ts'
import type { PublishedList, StateBook, StateForecast, StateSet } from './state-book.ts'

const MAGIC = [0x53, 0x4f, 0x50, 0x53]
const VERSION = 2

/** Expected places are kept in steps of one in so many, one more than the step: 0 = none. */
const RANK_STEPS = 4096

/** The most decimals a printed figure may have. */
const DECIMALS_MAX = 7

type ListHeader = {
  round: string
  stage: string
  closingDecimals: number
  alternativeDecimals?: number | undefined
  hasSeats: boolean
}
type ForecastHeader = Pick<StateForecast, 'season' | 'shocks' | 'quantiles'>
type SetHeader = Omit<StateSet, 'institute' | 'programme' | 'kind' | 'lists' | 'forecast'> & {
  lists: ListHeader[]
  forecast?: ForecastHeader | undefined
}

/** The book as bytes, before compression: a header in JSON, then columns. Every figure comes back exactly as printed. */
export function encodeStateBook(book: StateBook): Uint8Array {
  const writer = new ByteWriter()
  for (const byte of [...MAGIC, VERSION]) writer.byte(byte)
  const headers = book.sets.map(headerOf)
  const header = new TextEncoder().encode(JSON.stringify(headers))
  writer.varint(header.length)
  writer.run(header)
  book.sets.forEach((set, at) => {
    for (const column of [set.institute, set.programme, set.kind]) writeIndex(writer, column)
    set.lists.forEach((list, index) => {
      const shape = headers[at]?.lists[index]
      if (shape) writeList(writer, list, shape)
    })
    if (set.forecast) writeForecast(writer, set.forecast)
  })
  return writer.finish()
}

/**
 * The book in the bytes that `encodeStateBook` wrote.
 * @param hash  the book's name where the caller knows it (it is not part of the bytes)
 * Throws when the bytes are no state book, of another version, or cut off.
 */
export function decodeStateBook(bytes: Uint8Array, hash = ''): StateBook {
  const reader = new ByteReader(bytes)
  for (const byte of MAGIC) if (reader.byte() !== byte) throw new Error('These bytes are no state book')
  const version = reader.byte()
  if (version !== VERSION) throw new Error(`State book version ${version} is not readable here`)
  const headers = JSON.parse(new TextDecoder().decode(reader.run(reader.varint()))) as SetHeader[]
  const sets = headers.map(({ lists: shapes, forecast: expected, ...set }): StateSet => {
    const institute = readIndex(reader, set.seatCount)
    const programme = readIndex(reader, set.seatCount)
    const kind = readIndex(reader, set.seatCount)
    const lists = shapes.map((list) => readList(reader, list, set.seatCount))
    const forecast = expected && { ...expected, ...readForecast(reader, set.seatCount) }
    return { ...set, institute, programme, kind, lists, ...(forecast && { forecast }) }
  })
  if (!reader.isAtEnd()) throw new Error('The state book holds more than its header says')
  return { hash, sets }
}

function headerOf(set: StateSet): SetHeader {
  const { institute: _, programme: __, kind: ___, lists, forecast, ...rest } = set
  const { season, shocks, quantiles } = forecast ?? {}
  return {
    ...rest,
    ...(season !== undefined && shocks && quantiles && { forecast: { season, shocks, quantiles } }),
    lists: lists.map(({ round, stage, closing, alternative, seats }) => ({
      round,
      stage,
      closingDecimals: decimalsOf(closing),
      alternativeDecimals: alternative && decimalsOf(alternative),
      hasSeats: seats !== undefined,
    })),
  }
}

function decimalsOf(figures: Float64Array): number {
  let decimals = 0
  for (const figure of figures) {
    while (!Number.isNaN(figure) && Number(figure.toFixed(decimals)) !== figure) decimals += 1
    if (decimals > DECIMALS_MAX) throw new Error(`${figure} has more decimals than the state book keeps`)
  }
  return decimals
}

function writeList(writer: ByteWriter, list: PublishedList, shape: ListHeader): void {
  writer.run(list.quality)
  writeFigures(writer, list.closing, shape.closingDecimals)
  if (list.alternative) writeFigures(writer, list.alternative, shape.alternativeDecimals ?? 0)
  if (list.seats) writer.planes(list.seats)
}

function readList(reader: ByteReader, shape: ListHeader, count: number): PublishedList {
  const { round, stage, closingDecimals, alternativeDecimals, hasSeats } = shape
  const quality = reader.run(count)
  const closing = readFigures(reader, count, closingDecimals)
  const alternative = alternativeDecimals === undefined ? undefined : readFigures(reader, count, alternativeDecimals)
  const seats = hasSeats ? Uint16Array.from(reader.planes(count)) : undefined
  return { round, stage, closing, alternative, seats, quality }
}

function writeForecast(writer: ByteWriter, { mu, scaleLevel, offeredPercent }: StateForecast): void {
  writer.planes(Array.from(mu, (place) => (Number.isNaN(place) ? 0 : Math.round(Math.max(place, 0) * RANK_STEPS) + 1)))
  writer.run(scaleLevel)
  writer.run(offeredPercent)
}

function readForecast(reader: ByteReader, count: number): Omit<StateForecast, keyof ForecastHeader> {
  const codes = reader.planes(count)
  const mu = Float64Array.from(codes, (code) => (code === 0 ? Number.NaN : (code - 1) / RANK_STEPS))
  return { mu, scaleLevel: reader.run(count), offeredPercent: reader.run(count) }
}

/** Whole parts (one more, 0 = not printed) and fractions apart: most figures are whole, and planes of zeros cost nothing. */
function writeFigures(writer: ByteWriter, figures: Float64Array, decimals: number): void {
  const steps = 10 ** decimals
  const codes = Array.from(figures, (figure) => (Number.isNaN(figure) ? -steps : Math.round(figure * steps)))
  writer.planes(codes.map((code) => 1 + Math.floor(code / steps)))
  if (decimals > 0) writer.planes(codes.map((code) => (code < 0 ? 0 : code % steps)))
}

function readFigures(reader: ByteReader, count: number, decimals: number): Float64Array {
  const steps = 10 ** decimals
  const wholes = reader.planes(count)
  const fractions = decimals > 0 ? reader.planes(count) : undefined
  return Float64Array.from(wholes, (whole, seat) =>
    whole === 0 ? Number.NaN : ((whole - 1) * steps + (fractions?.[seat] ?? 0)) / steps,
  )
}
