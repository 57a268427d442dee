import type { CollegeFacts } from '@sopaan/contract/college-facts'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'

type Institute = {
  slug: string
  name: string
  city?: string | undefined
  state?: string | undefined
  website?: string | undefined
}

/** A college for search engines (schema.org CollegeOrUniversity): names, place, founding year and its own website. */
export function StructuredCollege({ institute, facts }: { institute: Institute; facts: CollegeFacts | null }) {
  const { language } = useWords()
  const origin = useOrigin()
  const { slug, name, city, state, website } = institute
  return (
    <StructuredData
      facts={{
        '@context': 'https://schema.org',
        '@type': 'CollegeOrUniversity',
        name,
        alternateName: shortInstituteName(name),
        url: origin + inLanguage(paths.college(slug), language),
        address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'IN' },
        ...(website !== undefined && { sameAs: website }),
        ...(facts?.founded !== undefined && { foundingDate: String(facts.founded) }),
      }}
    />
  )
}
