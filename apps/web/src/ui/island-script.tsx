import { useHydrated } from './use-hydrated.ts'

/**
 * The file that moves a page sent without React: `import island from './rank-island.ts?script-file'`. It runs when the page
 * has been read; a page that the browser makes by itself does not run it.
 */
export function IslandScript({ url }: { url: string }) {
  return useHydrated() ? null : <script type="module" src={url} />
}
