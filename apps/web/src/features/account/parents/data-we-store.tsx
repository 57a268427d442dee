import { inLanguage, paths } from '@sopaan/contract/paths'
import { useWords } from '#web/words/use-words.tsx'

/** What a parent agrees to: what opens, what is kept and why, and where the whole notice stands (DPDP-10). */
export function DataWeStore({ child }: { child: string }) {
  const { parents, language } = useWords()
  return (
    <section className="grid gap-6">
      <List title={parents.opensTitle} items={parents.opens} />
      <List title={parents.keepsTitle} items={parents.keeps} />
      <p className="text-secondary">
        {parents.rights(child)}{' '}
        <a
          href={inLanguage(paths.privacy(), language)}
          target="_blank"
          rel="noreferrer"
          className="text-primary-text underline"
        >
          {parents.wholeNotice}
        </a>
      </p>
    </section>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h2 className="type-card">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
