/** A coordinate of a drawing, to a tenth of its unit: what nobody sees is not sent. */
export function roundTenth(value: number): number {
  return Math.round(value * 10) / 10
}
