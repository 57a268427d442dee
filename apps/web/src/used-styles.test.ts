import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHEET_MARK } from './sheet-mark.ts'
import { usedStyles } from './used-styles.ts'

const SHEET = [
  '@layer properties,base;',
  '@font-face{font-family:A;src:local("{;}")}',
  '@layer base{a{color:red}h1,.title{margin:0}}',
  '@layer empty{.none{top:0}}',
  '.plain{top:0}.gone{top:1px}.plain.gone{top:2px}.gone,.plain{top:3px}',
  '.sm\\:gap-1\\.5:hover,.\\32xl{gap:0}',
  '.w-\\[calc\\(1px\\+2px\\)\\]{width:3px}',
  '.plain:before{content:"} .gone{"}.plain[data-of=".gone"]{top:4px}',
  '.frame:has(.gone) .plain{top:5px}.plain:is(.gone,.other){top:6px}',
  '@media print{.gone{top:7px}}@media (width>1px){.plain{top:8px}.gone{top:9px}}',
  '@keyframes spin{to{rotate:1turn}}',
].join('')

test('a page keeps the rules that can meet something in it, in their order, and no other', () => {
  const classes = 'plain sm:gap-1.5 w-[calc(1px+2px)] frame'
  expect(styleOf(pageWith(classes))).toBe(
    [
      '@layer properties,base;',
      '@font-face{font-family:A;src:local("{;}")}',
      '@layer base{a{color:red}h1,.title{margin:0}}',
      '@layer empty{}',
      '.plain{top:0}.gone,.plain{top:3px}',
      '.sm\\:gap-1\\.5:hover,.\\32xl{gap:0}',
      '.w-\\[calc\\(1px\\+2px\\)\\]{width:3px}',
      '.plain:before{content:"} .gone{"}.plain[data-of=".gone"]{top:4px}',
      '.frame:has(.gone) .plain{top:5px}.plain:is(.gone,.other){top:6px}',
      '@media (width>1px){.plain{top:8px}}',
      '@keyframes spin{to{rotate:1turn}}',
    ].join(''),
  )
})

test('a class that the page writes in entities is read as it is meant', () => {
  const sheet = '.\\[\\&\\>a\\]\\:flex>a{display:flex}'
  expect(styleOf(pageWith('[&amp;&gt;a]:flex'), sheet)).toBe(sheet)
  expect(styleOf(pageWith('other'), sheet)).toBe('')
})

test('no program of a page brings a class of its own: the page may not have its rules', () => {
  const programs = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  )
  const bringing = programs.filter((file) =>
    /\bclassName\s*=|\bclassList\b|innerHTML|insertAdjacentHTML/.test(
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
    ),
  )
  expect(bringing).toEqual([])
})

function pageWith(classes: string): string {
  return `<html><style nonce="n">${SHEET_MARK}</style><p class="${classes}">x</p><p id="a" class="">y</p></html>`
}

function styleOf(page: string, sheet = SHEET): string {
  return usedStyles(page, sheet)
}
