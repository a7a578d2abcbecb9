/**
 * A table's pages and counts in one data space: `list…` takes space, before, limit and then the
 * filters; `count…` takes space and the filters.
 * @param kept statements that read a count that is kept; the others count the rows an index finds
 */
export function filtered<Name extends string, By extends string>(
  name: Name,
  table: string,
  columns: string,
  conditions: Record<By, string>,
  kept: Partial<Record<By, string>>,
) {
  const pairs = Object.entries<string>(conditions).flatMap(([by, condition]) => {
    // In a list, before and limit come between space and the filters.
    const listed = condition.replace(/\$(\d)/g, (_, number) => `$${Number(number) + 2}`);
    return [
      [
        `list${name}${by}`,
        `select ${columns} from ${table}
          where space = $1 and id < $2 ${listed} order by id desc limit $3`,
      ],
      [
        `count${name}${by}`,
        kept[by as By] ?? `select count(*) as count from ${table} where space = $1 ${condition}`,
      ],
    ];
  });
  return Object.fromEntries(pairs) as Record<`list${Name}${By}` | `count${Name}${By}`, string>;
}
