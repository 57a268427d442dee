import type { Language } from '@sopaan/domain/languages'
import { expect, test } from 'vitest'
import { readPdfGlyphs, readPdfText } from '#api/testing/read-pdf.ts'
import type { DocumentPart } from './document.ts'
import { writePdf } from './document-pdf.ts'

const MADE_ON = '2026-11-21'
const printed = (parts: readonly DocumentPart[], language: Language = 'en') =>
  writePdf({ parts, language, madeOn: MADE_ON })

test('every part of a document is text that can be selected', async () => {
  const text = await readPdfText(
    await printed([
      { kind: 'title', text: 'A title' },
      { kind: 'heading', text: 'A heading' },
      { kind: 'strong', text: 'Something strong' },
      { kind: 'figure', label: 'Its label', value: '8.86' },
      { kind: 'table', head: ['Left', 'Right'], rows: [['one', 'two']], widths: [3, 1] },
      {
        kind: 'blocks',
        blocks: [
          { label: 'From', lines: ['Sopaan', 'Pune'] },
          { label: 'To', lines: ['Asha'] },
        ],
      },
      {
        kind: 'sums',
        rows: [
          ['Tax', '18.00'],
          ['Total', '118.00'],
        ],
      },
    ]),
  )
  for (const words of ['A title', 'A heading', 'Something strong', 'Its label', '8.86', 'Left', 'two', 'From', 'Pune'])
    expect(text).toContain(words)
  for (const words of ['Asha', 'Tax', 'Total', '118.00']) expect(text).toContain(words)
})

test('the sign of the rupee, accents and Devanagari each find a letter', async () => {
  const bytes = await printed([{ kind: 'text', text: '₹1,499 für Ālī, श्रीमती प्रियंका क्षत्रिय' }])
  const text = await readPdfText(bytes)
  for (const words of ['₹', '1,499 für', 'Ā', 'l', 'ī']) expect(text).toContain(words)
  for (const word of ['श्रीमती', 'प्रियंका', 'क्षत्रिय']) expect(readPdfGlyphs(bytes)).toContain(word)
})

test('a long table says its head on each page, and each page says its number', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => [`Row ${at + 1}`, String(at)])
  const text = await readPdfText(await printed([{ kind: 'table', head: ['Name', 'Figure'], rows }]))
  const pages = Number(text.match(/1 \/ (\d+)/)?.[1])
  expect(pages).toBeGreaterThan(1)
  expect(text.match(/Name Figure/g)).toHaveLength(pages)
  expect(text).toContain(`${pages} / ${pages}`)
  expect(text).toContain('Row 100')
})

test('a word wider than its column is cut, and no letter of it is lost', async () => {
  const word = 'ThiruvananthapuramEngineeringInstitute'.repeat(3)
  const text = await readPdfText(
    await printed([{ kind: 'table', head: ['A', 'B', 'C', 'D'], rows: [[word, '', '', '']] }]),
  )
  expect(text.replaceAll(' ', '')).toContain(word)
})
