import { formatCents } from '@basoche/domain/payments/amounts';
import { depositLines } from '@basoche/domain/payments/deposit';
import { feeGrid, feeWithTaxCents } from '@basoche/domain/payments/fees';
import { plans } from '@basoche/domain/payments/plans';
import { plainSimulation } from '@basoche/domain/payments/simulator-address';
import { simulate } from '@basoche/domain/payments/simulator-modes';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { examplePrices } from './fees-content.ts';
import FeesPage from './pages/fees.tsx';
import SimulatorPage from './pages/simulator.tsx';

/** Text of a page as the server renders it, without JavaScript. */
const textOf = async (page: ReactNode, address: string): Promise<string> => {
  const handler = createStaticHandler([{ path: '*', element: <MantineProvider>{page}</MantineProvider> }]);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error('The page leads elsewhere.');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} />);
  return html.replace(/<style[^>]*>.*?<\/style>/gs, '').replace(/<[^>]+>/g, ' ');
};

describe('the figures of the one grid of fees', () => {
  it('stand on the public page: the fee of each mode, and what it makes of each example', async () => {
    const page = await textOf(<FeesPage />, '/tarifs');
    expect(page).toContain(`${formatCents(feeGrid.funds.feeCents)}\u00a0HT`);
    expect(page).toContain(`${formatCents(feeWithTaxCents('funds'))}\u00a0TTC par mission`);
    for (const offerCents of examplePrices) {
      for (const tvaApplicable of [false, true]) {
        for (const mode of ['direct', 'funds', 'portage'] as const) {
          const { totalCents } = depositLines({ offerCents, tvaApplicable, feeCents: feeWithTaxCents(mode) });
          expect(page).toContain(formatCents(totalCents));
        }
      }
    }
    for (const { cents } of Object.values(plans)) expect(page).toContain(formatCents(cents));
  });

  it('are those of a deposit and of the simulator, on its first page too', async () => {
    const page = await textOf(<SimulatorPage />, '/simulateur?montant=1500&tva=oui');
    for (const { mode, lines } of simulate({
      ...plainSimulation,
      priceCents: 150_000,
      tvaApplicable: true,
    })) {
      expect(lines.feeCents + lines.feeVatCents).toBe(feeWithTaxCents(mode));
      expect(page).toContain(formatCents(lines.totalCents));
    }
  });
});
