import { expect, test } from 'vitest'
import { runEarlyPresses } from './run-early-presses.ts'

test('what was pressed or chosen before the scripts hear is told to them once, and not what the browser answers', () => {
  document.body.innerHTML = `<button type="button" id="add"><svg></svg></button>
    <button type="button" popovertarget="menu" id="menu-button"></button><button type="submit" id="send"></button>
    <select id="order"><option>Rank</option><option>Fee</option></select>
    <input type="checkbox" id="women"><input type="radio" name="sex" id="girl"><input type="radio" name="sex" checked>`
  runEarlyPresses()
  for (const place of ['svg', 'svg', '#menu-button', '#send'])
    document.querySelector(place)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const order = document.querySelector('select')
  if (order) order.value = 'Fee'
  order?.dispatchEvent(new Event('change', { bubbles: true }))
  for (const place of ['#women', '#girl']) document.querySelector<HTMLElement>(place)?.click()
  const early = () => [...document.querySelectorAll('[data-pressed-early]')].map(({ id }) => id)
  expect(early()).toEqual(['add', 'order', 'women', 'girl'])

  const told: string[] = []
  for (const type of ['click', 'change'])
    document.addEventListener(type, ({ target }) => told.push(`${type} ${(target as Element).id}`))
  document.dispatchEvent(new Event('scriptshear'))
  expect(told).toEqual(['click add', 'change order', 'click women', 'change women', 'click girl', 'change girl'])
  expect(order?.value).toBe('Fee')
  expect(document.querySelectorAll('#women:checked, #girl:checked')).toHaveLength(2)

  document.querySelector<HTMLElement>('#add')?.click()
  expect(early()).toEqual([])
})
