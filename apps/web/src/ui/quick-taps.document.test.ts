import { expect, test } from 'vitest'
import { attachQuickTaps, PRESSED } from './quick-taps.ts'

type Finger = { clientX: number; clientY: number }

function open() {
  document.body.innerHTML = `<section><nav><a href="#safe" id="tab"><b>12</b></a></nav>
    <label class="chip"><input type="checkbox" id="women"></label><a href="#seat" id="seat">NIT</a><input id="search"></section>`
  const box = document.querySelector('section')
  if (!box) throw new Error('No box')
  const clicked: string[] = []
  box.addEventListener('click', (event) => {
    clicked.push(event.target instanceof Element ? event.target.id : '')
    if (event.target instanceof HTMLAnchorElement) event.preventDefault()
  })
  return { box, clicked, end: attachQuickTaps(box, 'nav a, .chip') }
}

/** @returns whether the browser goes on with its own mouse and click */
function touch(selector: string, { from, to, isSecondDown }: { from: Finger; to: Finger; isSecondDown?: boolean }) {
  const target = document.querySelector(selector)
  const tell = (type: string, touches: Finger[], changedTouches: Finger[]) =>
    target?.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches, changedTouches }),
    )
  tell('touchstart', isSecondDown ? [from, from] : [from], [from])
  return tell('touchend', [], [to])
}

const HERE = { clientX: 40, clientY: 60 }

test('a tap on a tab or a chip is its click as the finger lifts, once', () => {
  const { clicked } = open()
  expect(touch('#tab b', { from: HERE, to: { clientX: 43, clientY: 64 } })).toBe(false)
  expect(clicked).toEqual(['tab'])
  expect(touch('.chip', { from: HERE, to: HERE })).toBe(false)
  expect(document.querySelectorAll('#women:checked')).toHaveLength(1)
})

test('a button that is tapped anywhere has the focus as it is clicked, as with the mouse of the browser', () => {
  const { end } = open()
  document.body.insertAdjacentHTML('beforeend', '<p><button type="button" id="edit"><i id="pen"></i></button></p>')
  const seen: (string | undefined)[] = []
  document.querySelector('#edit')?.addEventListener('click', () => seen.push(document.activeElement?.id))
  const endAll = attachQuickTaps(document.documentElement, PRESSED)
  expect(touch('#pen', { from: HERE, to: HERE })).toBe(false)
  expect(seen).toEqual(['edit'])
  expect(touch('#seat', { from: HERE, to: HERE }), 'a link is left to the browser').toBe(true)
  endAll()
  end()
})

test('a tap that a box of its own has clicked is not clicked again by the page', () => {
  const { clicked, end } = open()
  const endAll = attachQuickTaps(document.documentElement, `${PRESSED}, nav a`)
  expect(touch('#tab', { from: HERE, to: HERE })).toBe(false)
  expect(clicked).toEqual(['tab'])
  endAll()
  end()
})

test('what slides, takes two fingers, stands elsewhere or leaves a field is left to the browser', () => {
  const { clicked, end } = open()
  expect(touch('#tab', { from: HERE, to: { clientX: 40, clientY: 90 } })).toBe(true)
  expect(touch('#tab', { from: HERE, to: HERE, isSecondDown: true })).toBe(true)
  expect(touch('#seat', { from: HERE, to: HERE })).toBe(true)
  document.querySelector<HTMLElement>('#search')?.focus()
  expect(touch('#tab', { from: HERE, to: HERE })).toBe(true)
  document.querySelector<HTMLElement>('#search')?.blur()
  end()
  expect(touch('#tab', { from: HERE, to: HERE })).toBe(true)
  expect(clicked).toEqual([])
})
