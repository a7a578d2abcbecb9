export interface NavGroup {
  label: string;
  path: string;
  leaves: NavLeaf[];
}

export interface NavLeaf {
  label: string;
  path: string;
  /** The heading above it, shared with its neighbors. */
  section?: string;
  /** Parts of the page, listed under the leaf while it is current. */
  parts?: NavPart[];
}

export interface NavPart {
  label: string;
  /** Id on the page. */
  id: string;
  /** GET, POST, DELETE, HOOK … */
  method?: string;
}

/** A group is open if the current path contains its path, segment by segment. */
export function isGroupOpen({ path }: NavGroup, address: string): boolean {
  return `${address}/`.includes(`${path}/`);
}

/** The leaves before and after this one, in reading order. */
export function neighbors(groups: readonly NavGroup[], path: string) {
  const leaves = groups.flatMap((group) => group.leaves);
  const at = leaves.findIndex((leaf) => leaf.path === path);
  return {
    previous: at > 0 ? leaves[at - 1] : undefined,
    next: at < 0 ? undefined : leaves[at + 1],
  };
}
