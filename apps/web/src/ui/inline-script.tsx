import { useNonce } from './nonce.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * A function that runs where it stands in the page, before and without React. It is written into the page as text, so
 * it must hold everything it uses; the browser's own bundle does not carry it. A page that the browser makes by itself
 * does not run it.
 */
export function InlineScript({ run }: { run: () => void }) {
  const nonce = useNonce()
  if (useHydrated()) return null
  const source = import.meta.env.SSR ? `(${run.toString()})()` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own function, named in the policy by its hash.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}
