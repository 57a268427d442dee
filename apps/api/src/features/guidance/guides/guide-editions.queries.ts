import type { WrittenGuide } from '@sopaan/contract/managed-guides'
import type { WrittenPage } from '@sopaan/domain/counselling/guide-slugs'
import type { Db } from '#api/db/connect.ts'

const TEXT_COLUMNS = ['slug', 'version', 'season', 'checkedOn', 'title', 'description', 'sources', 'body'] as const
/** Editions of one guide that staff are shown. */
const EDITIONS_MAX = 200

type TextRow = Omit<WrittenGuide, 'text'> & { slug: string; version: number | null; body: WrittenGuide['text'] }

/** What is published of each guide that staff ever published. */
export async function listPublishedGuides(db: Db): Promise<{ slug: string; version: number; written: WrittenGuide }[]> {
  const rows = await db.selectFrom('guideEditions').select(TEXT_COLUMNS).where('state', '=', 'published').execute()
  return rows.map((row) => ({ slug: row.slug, version: row.version ?? 0, written: writtenOf(row) }))
}

/** The text of one edition that was published, or of the draft; undefined where there is none. */
export async function findGuideText(
  db: Db,
  slug: WrittenPage,
  version: number | 'draft',
): Promise<WrittenGuide | undefined> {
  const row = await db
    .selectFrom('guideEditions')
    .select(TEXT_COLUMNS)
    .where('slug', '=', slug)
    .where('version', version === 'draft' ? 'is' : '=', version === 'draft' ? null : version)
    .executeTakeFirst()
  return row && writtenOf(row)
}

export type GuideEditionRow = {
  slug: string
  version: number
  state: 'draft' | 'published' | 'replaced'
  publishedAt: Date | null
  publishedByName: string | null
}

/** Every edition that staff published, of one guide or of all that are read now, the newest first. */
export async function listEditionRows(db: Db, slug: WrittenPage | undefined): Promise<GuideEditionRow[]> {
  const rows = await db
    .selectFrom('guideEditions')
    .leftJoin('users', 'users.id', 'guideEditions.publishedBy')
    .select(['slug', 'version', 'state', 'publishedAt', 'users.fullName as publishedByName'])
    .where('state', '<>', 'draft')
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug ?? ''))
    .$if(slug === undefined, (query) => query.where('state', '=', 'published'))
    .orderBy('version', 'desc')
    .limit(EDITIONS_MAX)
    .execute()
  return rows.map((row) => ({ ...row, version: row.version ?? 0 }))
}

export type DraftRow = { id: string; slug: string; editedAt: Date; editedByName: string }

/** Every draft with who edited it last. */
export async function listDraftRows(db: Db): Promise<DraftRow[]> {
  return db
    .selectFrom('guideEditions')
    .innerJoin('users', 'users.id', 'guideEditions.editedBy')
    .select(['guideEditions.id', 'slug', 'editedAt', 'users.fullName as editedByName'])
    .where('state', '=', 'draft')
    .orderBy('slug')
    .execute()
}

function columnsOf({ text, ...written }: WrittenGuide) {
  return {
    season: written.season,
    checkedOn: written.checkedOn,
    title: JSON.stringify(written.title),
    description: JSON.stringify(written.description),
    sources: JSON.stringify(written.sources),
    body: JSON.stringify(text),
  }
}

/** Writes the first draft of a guide. */
export async function insertGuideDraft(
  db: Db,
  slug: WrittenPage,
  written: WrittenGuide,
  edit: { editedAt: Date; editedBy: string },
): Promise<void> {
  await db
    .insertInto('guideEditions')
    .values({ slug, state: 'draft', ...columnsOf(written), ...edit })
    .execute()
}

/** Writes another text into a draft. */
export async function changeGuideDraft(
  db: Db,
  id: string,
  written: WrittenGuide,
  edit: { editedAt: Date; editedBy: string },
): Promise<void> {
  await db
    .updateTable('guideEditions')
    .set({ ...columnsOf(written), ...edit })
    .where('id', '=', id)
    .execute()
}

/** Removes a draft. */
export async function removeGuideDraft(db: Db, id: string): Promise<void> {
  await db.deleteFrom('guideEditions').where('id', '=', id).execute()
}

/** Publishes a text as the edition of a number, in place of the one that is read. */
export async function insertGuideEdition(
  db: Db,
  slug: WrittenPage,
  written: WrittenGuide,
  edition: { version: number; publishedAt: Date; publishedBy: string },
): Promise<void> {
  await db
    .updateTable('guideEditions')
    .set({ state: 'replaced' })
    .where('slug', '=', slug)
    .where('state', '=', 'published')
    .execute()
  const edit = { editedAt: edition.publishedAt, editedBy: edition.publishedBy }
  await db
    .insertInto('guideEditions')
    .values({ slug, state: 'published', ...columnsOf(written), ...edit, ...edition })
    .execute()
}

function writtenOf({ body, slug: _, version: __, ...row }: TextRow): WrittenGuide {
  return { ...row, text: body }
}
