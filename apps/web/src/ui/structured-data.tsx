/** Facts of a page for search engines, as JSON-LD: data, which no browser runs. */
export function StructuredData({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  // A sign that could end the element is written as its code.
  const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block, with no way out of the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
