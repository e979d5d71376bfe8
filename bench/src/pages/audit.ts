import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runNode } from '../../../scripts/support/command.ts';
import { installOnce } from '../../../scripts/support/own-package.ts';
import { type Aim, atLeast, atMost, median } from '../report.ts';
import type { PageToAudit } from './addresses.ts';

/**
 * The browser from npm unpacks itself into the temporary folder and would reuse files there, so it gets its
 * own folder.
 */
process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'basoche-lighthouse-'));
const { default: chromium } = await import('@sparticuz/chromium');
const chromePath = await chromium.executablePath();

installOnce('bench/lighthouse');
const lighthouse = join(root, 'bench/lighthouse/node_modules/lighthouse/cli/index.js');

const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Measurements of Lighthouse, with their limits. */
const measures = {
  'largest-contentful-paint': { short: 'largest paint ms', limit: 2_000 },
  'cumulative-layout-shift': { short: 'shift', limit: 0.02 },
  'total-blocking-time': { short: 'blocking ms', limit: 100 },
} as const;

/** The used part of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, { score: number | null; numericValue?: number }>;
}

interface AuditResult {
  readonly scores: Record<string, number>;
  readonly values: Record<string, number>;
  /** Names of the Lighthouse audits that cost points. */
  readonly faults: readonly string[];
}

/** One visit with an empty cache, with Lighthouse's mobile settings. */
const visit = async (url: string): Promise<AuditResult> => {
  const folder = mkdtempSync(join(tmpdir(), 'basoche-report-'));
  try {
    const path = join(folder, 'report.json');
    const { ok, output } = await runNode(
      [
        lighthouse,
        url,
        '--output=json',
        `--output-path=${path}`,
        '--quiet',
        '--chrome-flags=--headless --no-sandbox --disable-gpu --hide-scrollbars',
      ],
      { env: { CHROME_PATH: chromePath } },
    );
    if (!ok) throw new Error(`Lighthouse said nothing of ${url}: ${output}`);
    const lhr: Report = JSON.parse(readFileSync(path, 'utf8'));
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const faults = Object.entries(categories).flatMap(([name]) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    );
    return {
      scores: Object.fromEntries(
        Object.keys(categories).map((name) => [name, 100 * (lhr.categories[name]?.score ?? 0)]),
      ),
      values: Object.fromEntries(
        Object.keys(measures).map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN]),
      ),
      faults,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Lighthouse's results for a page: medians of several visits. */
export const audit = async (
  { name, url }: PageToAudit,
  runs: number,
): Promise<{ line: string; aims: Aim[] }> => {
  const visits: AuditResult[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(url));
  const scores = Object.entries(categories).map(([category, limit]) =>
    atLeast(`${name}: ${category}`, median(visits.map((one) => one.scores[category] ?? 0)), limit),
  );
  const values = Object.entries(measures).map(([measure, { short, limit }]) =>
    atMost(`${name}: ${short}`, median(visits.map((one) => one.values[measure] ?? Number.NaN)), limit),
  );
  const faults = [...new Set(visits.flatMap((one) => one.faults))];
  const [paint, shift, blocking] = values.map(({ value }) => value);
  return {
    line: [
      name.padEnd(30),
      scores.map(({ value }) => value.toFixed(0).padStart(4)).join(''),
      `${paint?.toFixed(0)} ms`.padStart(9),
      `${shift?.toFixed(3)}`.padStart(7),
      `${blocking?.toFixed(0)} ms`.padStart(8),
      faults.length === 0 ? '' : `  (${faults.join(', ')})`,
    ].join(' '),
    aims: [...scores, ...values],
  };
};
