import type { APIRequestContext, APIResponse } from '@playwright/test'

/** Asks for an address again for as long as the product is too busy to answer (503), as its pages and every crawler do. */
export async function getServed(request: APIRequestContext, path: string): Promise<APIResponse> {
  for (;;) {
    const answer = await request.get(path)
    if (answer.status() !== 503) return answer
    await answer.dispose()
  }
}
