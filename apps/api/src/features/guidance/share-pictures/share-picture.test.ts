import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSharePicture } from './share-picture.ts'
import { breakText, widthOf } from './text-layout.ts'

const FACTS = {
  productName: 'Sopaan',
  title: 'Electronics and Communication Engineering',
  subtitle: 'NIT Silchar · HS · OPEN · Gender-neutral',
  figure: { value: '38,785', note: 'closing rank, last round of JoSAA 2026' },
  rows: [{ name: 'JoSAA 2025, last round', value: '40,328' }],
}

test('a picture is 1200 by 630 pixels, and small enough for a messenger to show (300 KB)', async () => {
  const bytes = await sharp(Buffer.from(drawSharePicture(FACTS)))
    .png({ palette: true })
    .toBuffer()
  const { width, height } = await sharp(bytes).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(bytes.length).toBeLessThan(300 * 1024)
})

test('nothing that somebody wrote stands in the picture as text or markup: every letter is a shape', () => {
  const svg = drawSharePicture({ ...FACTS, title: '<script>alert(1)</script> & "x"', rows: [] })
  expect(svg).not.toMatch(/script|alert|<text|href|&/)
  expect([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name)).toSatisfy((names: string[]) =>
    names.every((name) => ['svg', 'rect', 'path', 'g', 'circle'].includes(name)),
  )
})

test('Hindi is drawn in joined letters: a conjunct is narrower than its letters one by one', () => {
  const setting = { size: 40, weight: 700 } as const
  expect(widthOf('क्ष', setting)).toBeLessThan(widthOf('क', setting) + widthOf('ष', setting))
  expect(drawSharePicture({ ...FACTS, title: 'मेरी चॉइस लिस्ट' })).not.toContain('NaN')
})

test('a title of any length keeps to its lines and its width, and says by three dots that it goes on', () => {
  const setting = { size: 58, weight: 700 } as const
  const lines = breakText('Very long name '.repeat(40), setting, { width: 984, most: 2 })
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/…$/)
  for (const line of [...lines, ...breakText('x'.repeat(500), setting, { width: 984, most: 2 })])
    expect(widthOf(line, setting)).toBeLessThanOrEqual(984)
})
