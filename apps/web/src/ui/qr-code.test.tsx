// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

/** Pixels a module is drawn with for the reader. */
const SCALE = 4

test('a phone reads from the picture what was put into it', () => {
  const text =
    'otpauth://totp/Sopaan%3Aasha.rao%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Sopaan&algorithm=SHA1&digits=6&period=30'
  render(<QrCode text={text} label="Key" />)
  expect(decodeQR(pixelsOf(screen.getByRole('img', { name: 'Key' })))).toBe(text)
})

/** Paints the bars of the path, as a browser does. */
function pixelsOf(svg: HTMLElement): { width: number; height: number; data: Uint8ClampedArray } {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  const bars = svg.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y, length] of bars.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let down = 0; down < SCALE; down += 1)
      for (let across = 0; across < Number(length) * SCALE; across += 1) {
        const at = ((Number(y) * SCALE + down) * side + Number(x) * SCALE + across) * 4
        data.fill(0, at, at + 3)
      }
  return { width: side, height: side, data }
}
