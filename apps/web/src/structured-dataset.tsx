import { inLanguage } from '@sopaan/contract/paths'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = { name: string; description: string; path: string }

/** A page that is a table of figures, for search engines (schema.org Dataset): what it holds, and that it is free to read. */
export function StructuredDataset({ name, description, path }: Props) {
  const { shell, language } = useWords()
  const origin = useOrigin()
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name,
    description,
    url: origin + inLanguage(path, language),
    inLanguage: language,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: shell.productName, url: origin },
  }
  return <StructuredData facts={facts} />
}
