import { useNonce } from './nonce.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * A program that runs where it stands in the page, before and without React: `import source from './theme-script.ts?inline-script'`.
 * The browser's own bundle does not carry it; a page that the browser makes by itself does not run it.
 */
export function InlineScript({ source }: { source: string }) {
  const nonce = useNonce()
  if (useHydrated()) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a module of our own, compiled by the build and named in the policy by its hash.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}
