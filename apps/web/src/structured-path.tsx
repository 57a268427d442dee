import { inLanguage, paths } from '@sopaan/contract/paths'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'

/**
 * Where a page stands, for search engines (schema.org BreadcrumbList), from the first page down.
 * @param steps  name and public path of each, the page itself last
 */
export function StructuredPath({ steps }: { steps: readonly { name: string; path: string }[] }) {
  const { shell, language } = useWords()
  const origin = useOrigin()
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: shell.productName, path: paths.home() }, ...steps].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + inLanguage(path, language),
    })),
  }
  return <StructuredData facts={facts} />
}
