import { startProduct } from '../scripts/product.ts'
import type { Figure } from './figure.ts'
import { compareFigures } from './offline/same-figures.ts'
import { measureWithoutNetwork } from './offline/without-network.ts'

/** What a phone works out of the rank book that it has kept is what the page shows with a network, and every page that is to open opens. */
export async function run(): Promise<Figure[]> {
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '100000' } })
  try {
    return [...(await compareFigures(product.url)), ...(await measureWithoutNetwork(product.url))]
  } finally {
    await product.stop()
  }
}
