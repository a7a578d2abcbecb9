import { posix } from 'node:path';
import type { ImportFact } from './source-facts.ts';

/** The folders that a folder imports from, and one import of each: `file → specifier`. */
type FolderGraph = Map<string, Map<string, string>>;

/** The imports between the folders of one workspace. */
export function folderGraph(
  workspace: string,
  files: readonly { path: string; imports: readonly ImportFact[] }[],
): FolderGraph {
  const graph: FolderGraph = new Map();
  for (const { path, imports } of files) {
    for (const { text } of imports) {
      if (!text.startsWith('.')) continue;
      const from = posix.dirname(path);
      const to = posix.dirname(posix.join(from, text));
      if (from === to || ![from, to].every((folder) => isIn(folder, workspace))) continue;
      const edges = graph.get(from) ?? new Map<string, string>();
      graph.set(from, edges.set(to, `${path} → ${text}`));
    }
  }
  return graph;
}

/** The imports of a cycle of folders; empty if there is none. */
export function folderCycle(graph: FolderGraph): string[] {
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): string[] => {
    const start = path.indexOf(folder);
    if (start >= 0) {
      const cycle = [...path.slice(start), folder];
      return cycle.slice(1).map((to, at) => graph.get(cycle[at] ?? '')?.get(to) ?? to);
    }
    if (done.has(folder)) return [];
    for (const to of graph.get(folder)?.keys() ?? []) {
      const cycle = visit(to, [...path, folder]);
      if (cycle.length > 0) return cycle;
    }
    done.add(folder);
    return [];
  };
  for (const folder of graph.keys()) {
    const cycle = visit(folder, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

/** The longest chain of folders in which each imports from the next. The graph must have no cycle. */
export function longestChain(graph: FolderGraph): string[] {
  const chains = new Map<string, string[]>();
  const from = (folder: string): string[] => {
    const known = chains.get(folder);
    if (known) return known;
    const longest = longestOf([...(graph.get(folder)?.keys() ?? [])].map(from));
    const chain = [folder, ...longest];
    chains.set(folder, chain);
    return chain;
  };
  return longestOf([...graph.keys()].map(from));
}

const longestOf = (chains: string[][]) =>
  chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);

const isIn = (folder: string, workspace: string) => `${folder}/`.startsWith(`${workspace}/`);
