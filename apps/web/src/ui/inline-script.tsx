import { useNonce } from './nonce.ts'

/**
 * A function that runs where it stands in the page, before and without React. It is written into the page as text, so
 * it must hold everything it uses; the browser's own bundle does not carry it.
 */
export function InlineScript({ run }: { run: () => void }) {
  const source = import.meta.env.SSR ? `(${run.toString()})()` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own function, named in the policy by its hash.
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}
