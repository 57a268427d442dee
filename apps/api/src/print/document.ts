import type { Language } from '@sopaan/domain/languages'

/** A piece of a document, from the top down. */
export type DocumentPart =
  | { kind: 'title' | 'heading' | 'text' | 'strong' | 'note'; text: string }
  | { kind: 'figure'; label: string; value: string }
  | DocumentTable
  | DocumentWeek
  /** Blocks side by side, equally wide: a label in bold and the lines below it. */
  | { kind: 'blocks'; blocks: readonly { label: string; lines: readonly string[] }[] }
  /** Sums at the right edge; the last one in bold. */
  | { kind: 'sums'; rows: readonly (readonly [label: string, value: string])[] }

/** Every row as wide as the head, which is printed again on each page. */
export type DocumentTable = {
  kind: 'table'
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** Shares of the width; equal when absent. */
  widths?: readonly number[]
  /** Columns, from 0, that stand to the right; when absent the last one does. */
  rightColumns?: readonly number[]
}

/** A week on a page of its own, to be read from a metre away. */
export type DocumentWeek = {
  kind: 'week'
  title: string
  /** Below the title. */
  text: string
  days: readonly { label: string; lines: readonly { time: string; text: string }[] }[]
  /** Stands for lines of a day that find no room; `#` is how many. */
  more: string
}

/** What is printed on A4 pages: plain data, made by the feature whose document it is. */
export type PrintedDocument = {
  parts: readonly DocumentPart[]
  language: Language
  /** `2026-11-21`, in India; stands in the properties of the file. */
  madeOn: string
}
