import type { Statistics } from '@basoche/contract/back-office/statistics';
import {
  type ChartDefinition,
  type ChartName,
  type ChartSeries,
  charts,
  columnsOf,
  headline,
  headlineUnit,
} from '@basoche/domain/statistics/charts';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useId } from 'react';
import { Title } from '../../../ui/title.tsx';
import { useDownloadChart } from '../api/statistics.ts';
import { statistics as content, periodName, valueText } from '../statistics-content.ts';
import classes from './chart-card.module.css';
import { paintAt } from './chart-paint.ts';
import { ChartSwatch } from './chart-pattern.tsx';

const ChartPlot = lazy(() => import('./chart-plot.tsx'));

interface ChartCardProps {
  name: ChartName;
  series: readonly ChartSeries[];
  statistics: Statistics;
}

const headlineOf = (name: ChartName, series: readonly ChartSeries[]): string | null => {
  const figure = headline(name, series);
  if (figure === null) return null;
  return content.headline(name, valueText(headlineUnit(name), figure));
};

const Values = ({ name, series, statistics: { periods, step } }: ChartCardProps) => {
  const columns = columnsOf(name, series);
  return (
    <details className={classes.values}>
      <summary>{content.values}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too */}
      <section className={classes.scroll} tabIndex={0} aria-label={charts[name].title}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{content.period}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map((period, index) => (
              <tr key={period}>
                <th scope="row">{periodName(step, period)}</th>
                {columns.map(({ label, unit, values }) => {
                  const value = values[index] ?? null;
                  return <td key={label}>{value === null ? content.none : valueText(unit, value)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
};

const Legend = ({ chart, series }: { chart: ChartDefinition; series: readonly ChartSeries[] }) => {
  const base = useId().replaceAll(':', '');
  if (series.length < 2) return null;
  return (
    <ul className={classes.legend}>
      {series.map(({ part }, index) => (
        <li key={part}>
          <ChartSwatch id={`${base}-${part}`} paint={paintAt(index)} />
          {chart.parts.find((one) => one.part === part)?.label}
        </li>
      ))}
    </ul>
  );
};

/** A figure of the network: its legend, its plot, and the same values as a table and a file. */
export const ChartCard = ({ name, series, statistics }: ChartCardProps) => {
  const id = useId();
  const chart: ChartDefinition = charts[name];
  const drawn = series.filter(({ part }) => !chart.parts.find((one) => one.part === part)?.onlyInTable);
  const hasAny = drawn.some(({ values }) => values.some((value) => value !== null && value !== 0));
  const { step, periods, range, watchedFrom } = statistics;
  const isWorkedOut =
    chart.isRecordedNightly && watchedFrom !== null && (periods[0] ?? watchedFrom) < watchedFrom;
  const { mutate, isPending } = useDownloadChart(name, range);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={3} id={id}>
        {chart.title}
      </Title>
      {name !== 'money' && (
        <p className="flat larger firm tabular top-1">{headlineOf(name, series) ?? content.none}</p>
      )}
      <p className={classes.text}>{chart.text}</p>
      <div className={classes.frame}>
        {hasAny ? (
          <Suspense fallback={<Skeleton h={240} />}>
            <ChartPlot chart={chart} series={drawn} step={step} periods={periods} />
          </Suspense>
        ) : (
          content.nothing
        )}
      </div>
      {hasAny && <Legend chart={chart} series={drawn} />}
      {isWorkedOut && <p className={classes.note}>{content.workedOut(watchedFrom)}</p>}
      <div className="grid gap-2 top-3">
        <Values name={name} series={series} statistics={statistics} />
        <div>
          <Button
            variant="default"
            leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
            aria-label={content.downloadOf(chart.title)}
            loading={isPending}
            onClick={() => mutate()}
          >
            {content.download}
          </Button>
        </div>
      </div>
    </section>
  );
};
