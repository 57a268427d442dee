import { useQuery } from '@tanstack/react-query'
import { Banner } from '#web/ui/banner.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { businessQuery } from './business.queries.ts'
import { BusinessForm } from './business-form.tsx'

/** Who sells: what invoices print, and whether tax is charged. */
export function BusinessSection() {
  const { business: words } = useWords()
  const query = useQuery(businessQuery)
  return (
    <Section id="business" title={words.title} lead={words.lead}>
      <Loaded query={query}>
        {(business) => (
          <>
            <Banner title={business?.gstin ? words.withGstin : words.withoutGstin} tone="note" />
            <BusinessForm business={business} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
