import { useSite } from '#web/site-state.ts'
import { useWords } from '#web/words/use-words.tsx'

/** Who sells, with the postal address and the ways to reach them, as it is on every invoice; nothing until an admin wrote it. */
export function SellerLines() {
  const { officer: words } = useWords()
  const { seller } = useSite()
  if (seller === null) return null
  return (
    <section className="measure">
      <h2 className="type-subsection">{words.sellerTitle}</h2>
      <address className="mt-3 grid gap-1 not-italic">
        <span className="font-semibold">{seller.legalName}</span>
        <span className="whitespace-pre-line">{seller.address}</span>
        {seller.gstin && <span>GSTIN {seller.gstin}</span>}
        {seller.email && (
          <a href={`mailto:${seller.email}`} className="inline-flex min-h-11 items-center">
            {seller.email}
          </a>
        )}
        {seller.phone && (
          <a href={`tel:${seller.phone.replaceAll(/[^+\d]/g, '')}`} className="inline-flex min-h-11 items-center">
            {seller.phone}
          </a>
        )}
      </address>
    </section>
  )
}
