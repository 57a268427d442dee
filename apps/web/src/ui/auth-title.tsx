/** The head of a sign-in page: title and subtitle. */
export function AuthTitle({ title, subtitle }: { title: string; subtitle?: string }) {
  return (
    <div className="mb-8">
      <h1 className="text-4xl font-heading max-sm:text-3xl">{title}</h1>
      {subtitle !== undefined && <p className="mt-2 text-secondary">{subtitle}</p>}
    </div>
  )
}
