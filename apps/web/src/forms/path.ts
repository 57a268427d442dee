/** The paths of the fields of a body, through its objects and the items of its lists: `name.hi`, `rules.0.day`. */
export type Path<B> = B extends string | number | boolean | null | undefined
  ? never
  : B extends readonly (infer Item)[]
    ? Below<`${number}`, Item>
    : { [K in keyof B & string]: K | Below<K, NonNullable<B[K]>> }[keyof B & string]

type Below<Step extends string, B> = Path<B> extends infer Rest extends string ? `${Step}.${Rest}` : never
