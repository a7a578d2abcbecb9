import type { Check } from './check.ts';
import type { Probes } from './probes.ts';
import { reasonOf } from './reason.ts';

type Finding = Omit<Check, 'name'>;

/**
 * Checks the SPF, DKIM and DMARC records of the sender.
 * @param from the domain of MAIL_FROM
 * @param envelope the domain of the envelope sender
 * @param selector of the DKIM key; null if it is not known
 */
export function dnsChecks(
  { txt }: Pick<Probes, 'txt'>,
  from: string,
  envelope: string,
  selector: string | null,
): Promise<Check>[] {
  const records = async (name: string) => {
    try {
      return (await txt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (['ENODATA', 'ENOTFOUND'].includes(Object(error).code)) return [];
      throw error;
    }
  };
  return Object.entries({
    SPF: async () => spfCheck(envelope, await records(envelope)),
    DKIM: () => (selector ? keyCheck(from, selector, records) : anyKeyCheck(from, txt)),
    DMARC: () => dmarcCheck(from, records),
  } satisfies Record<string, () => Promise<Finding>>).map(async ([name, check]): Promise<Check> => {
    try {
      return { name, ...(await check()) };
    } catch (error) {
      return { name, state: 'notice', found: `DNS does not answer (${reasonOf(error)}).` };
    }
  });
}

type Records = (name: string) => Promise<string[]>;

function spfCheck(domain: string, records: readonly string[]): Finding {
  const [policy, ...others] = records.filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (policy === undefined) {
    return alarm(
      `${domain} has no SPF record. Publish one as TXT with what your mail server's provider names, such as "v=spf1 include:… -all".`,
    );
  }
  if (others.length > 0) {
    return alarm(`${domain} has several SPF records, so none counts. Merge them into one.`);
  }
  if (/ \+?all(?: |$)/i.test(policy)) {
    return alarm(`The SPF record of ${domain} lets anyone send. End it with -all or ~all.`);
  }
  return { state: 'ok', found: `${domain} has an SPF record.` };
}

async function keyCheck(domain: string, selector: string, records: Records): Promise<Finding> {
  const name = `${selector}._domainkey.${domain}`;
  const keys = (await records(name)).map((text) => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1]?.trim());
  const key = keys.find((value) => value !== undefined);
  if (key === undefined) {
    return alarm(`${name} has no DKIM key. Publish the one that your mail server signs with.`);
  }
  if (key === '') return alarm(`The DKIM key ${name} is revoked. Publish the current one.`);
  return { state: 'ok', found: `${name} has a DKIM key.` };
}

/** A missing name has no names below it (RFC 8020), but not every server conforms to that. */
async function anyKeyCheck(domain: string, txt: Probes['txt']): Promise<Finding> {
  const hint =
    'To check it: --dkim-selector, with what is behind s= in the DKIM-Signature of an email';
  const exists = await txt(`_domainkey.${domain}`).then(
    () => true,
    (error) => {
      if (Object(error).code === 'ENODATA') return true;
      if (Object(error).code === 'ENOTFOUND') return false;
      throw error;
    },
  );
  const found = exists ? 'may have a DKIM key' : 'seems to have no DKIM key';
  return { state: 'notice', found: `${domain} ${found}. ${hint}.` };
}

/** Looks for a record of the domain, or else of a parent domain, which covers its subdomains. */
async function dmarcCheck(domain: string, records: Records): Promise<Finding> {
  const labels = domain.split('.');
  for (let first = 0; first < Math.max(labels.length - 1, 1); first += 1) {
    const holder = labels.slice(first).join('.');
    const policies = (await records(`_dmarc.${holder}`)).filter((text) =>
      /^v=DMARC1\s*(?:;|$)/.test(text),
    );
    const [policy] = policies;
    if (policy === undefined) continue;
    if (policies.length > 1) {
      return alarm(`${holder} has several DMARC records, so none counts. Keep one.`);
    }
    const [, action = ''] = /;\s*p=\s*(none|quarantine|reject)\s*(?:;|$)/i.exec(policy) ?? [];
    if (action === '') return alarm(`The DMARC record of ${holder} has no valid p=.`);
    const found = `The DMARC record of ${holder} says p=${action.toLowerCase()}.`;
    if (action.toLowerCase() !== 'none') return { state: 'ok', found };
    const instruction = `Once its reports are clean, publish this TXT at _dmarc.${holder}, or forged emails arrive`;
    const snippet = policy.replace(/(;\s*p=\s*)none/i, '$1quarantine');
    return { state: 'notice', found, fix: { instruction, snippet } };
  }
  return {
    ...alarm(`${domain} has no DMARC record.`),
    fix: {
      instruction: `Publish TXT at _dmarc.${domain}, with an address of yours for its reports`,
      snippet: `v=DMARC1; p=none; rua=mailto:dmarc@${domain}`,
    },
  };
}

function alarm(found: string): Finding {
  return { state: 'alarm', found };
}
