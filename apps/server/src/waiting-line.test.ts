import { createHmac } from 'node:crypto'
import type { PressureLevel } from '@sopaan/api/http/pressure'
import { expect, test } from 'vitest'
import { type Arrival, WaitingLine } from './waiting-line.ts'

const sign = (words: string) => createHmac('sha256', 'of this test').update(words).digest('base64url')

function open() {
  let nowMs = 1_800_000_000_000
  const start = () => new WaitingLine({ sign, nowMs: () => nowMs })
  const pass = (ms: number) => {
    nowMs += ms
  }
  return { line: start(), other: start(), pass }
}

const ticketOf = (arrival: Arrival) => {
  if (arrival.isIn) throw new Error('They are in.')
  return arrival.ticket
}
const aheadOf = (arrival: Arrival) => (arrival.isIn ? 'in' : arrival.ahead)

test('nobody waits while the process takes all on', () => {
  const { line } = open()
  for (const level of ['low', 'rising'] as PressureLevel[])
    expect(line.arrive(undefined, level)).toEqual({ isIn: true })
})

test('who was turned away goes in by the order of coming, and who comes new waits behind them', () => {
  const { line, pass } = open()
  const tickets: string[] = []
  for (let at = 0; at < 30; at += 1) {
    const arrival = line.arrive(undefined, 'high')
    expect(aheadOf(arrival)).toBe(at)
    tickets.push(ticketOf(arrival))
    pass(1)
  }
  pass(500)
  // Twenty a second: the ten in front after half of one.
  const late = line.arrive(undefined, 'low')
  expect(aheadOf(late)).toBe(20)
  expect(tickets.map((ticket) => aheadOf(line.arrive(ticket, 'low')))).toEqual([
    ...Array<string>(10).fill('in'),
    ...Array.from({ length: 20 }, (_, at) => at),
  ])
  pass(1_000)
  expect(aheadOf(line.arrive(tickets[29], 'low'))).toBe('in')
  expect(aheadOf(line.arrive(undefined, 'low')), 'somebody waits still').toBe(1)
  pass(1_000)
  expect(aheadOf(line.arrive(ticketOf(late), 'low'))).toBe('in')
  pass(1_000)
  expect(aheadOf(line.arrive(undefined, 'low'))).toBe('in')
})

test('who left holds up nobody, and a place that is asked for again is held', () => {
  const { line, pass } = open()
  const [gone, patient] = [line.arrive(undefined, 'high'), line.arrive(undefined, 'high')]
  expect([aheadOf(gone), aheadOf(patient)]).toEqual([0, 1])
  pass(15_000)
  expect(aheadOf(line.arrive(ticketOf(patient), 'high'))).toBe(1)
  pass(6_000)
  expect(aheadOf(line.arrive(ticketOf(patient), 'high'))).toBe(0)
})

test('another process goes by the same place', () => {
  const { line, other, pass } = open()
  const early = line.arrive(undefined, 'high')
  pass(1_000)
  const late = other.arrive(undefined, 'high')
  expect(aheadOf(other.arrive(ticketOf(early), 'high'))).toBe(0)
  expect(aheadOf(other.arrive(ticketOf(late), 'high'))).toBe(1)
})

test('a place that was made up, changed or is too old is none', () => {
  const { line, pass } = open()
  const first = ticketOf(line.arrive(undefined, 'high'))
  pass(1)
  for (let at = 0; at < 5; at += 1) line.arrive(undefined, 'high')
  const [, id, mark] = first.split('.')
  for (const ticket of ['', 'place', `1.${id}.${mark}`, first.replace(/.$/, first.endsWith('A') ? 'B' : 'A')])
    expect(aheadOf(line.arrive(ticket, 'high'))).not.toBe(0)
  pass(30 * 60_000)
  expect(ticketOf(line.arrive(first, 'high'))).not.toBe(first)
})
