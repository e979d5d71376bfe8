import '@mantine/charts/styles.layer.css';
import type { ChartDefinition, ChartSeries } from '@basoche/domain/statistics/charts';
import type { Step } from '@basoche/domain/statistics/periods';
import type { Day } from '@basoche/domain/time/paris';
import { BarChart, LineChart } from '@mantine/charts';
import { useId } from 'react';
import { axisText, statistics as content, periodName, periodTick, valueText } from '../statistics-content.ts';
import classes from './chart-card.module.css';
import { paintAt } from './chart-paint.ts';
import { ChartPattern } from './chart-pattern.tsx';

interface ChartPlotProps {
  chart: ChartDefinition;
  /** Series of the parts that are drawn. */
  series: readonly ChartSeries[];
  step: Step;
  periods: readonly Day[];
}

const height = 240;

/** Plot of a chart: stacked if its parts add up, otherwise side by side. */
export default function ChartPlot({ chart, series, step, periods }: ChartPlotProps) {
  const base = useId().replaceAll(':', '');
  const { unit, kind, parts, title } = chart;
  const data = periods.map((period, index) => ({
    period,
    ...Object.fromEntries(series.map(({ part, values }) => [part, values[index] ?? null])),
  }));
  const drawn = series.map(({ part }, index) => ({
    name: part,
    label: parts.find((one) => one.part === part)?.label ?? part,
    color: paintAt(index).color,
  }));
  const shared = {
    h: height,
    data,
    dataKey: 'period',
    series: drawn,
    gridColor: 'gray.3',
    textColor: 'gray.7',
    tickLine: 'none' as const,
    valueFormatter: (value: number) => valueText(unit, value),
    xAxisProps: { tickFormatter: (period: Day) => periodTick(step, period), minTickGap: 24 },
    yAxisProps: {
      tickFormatter: (value: number) => axisText(unit, value),
      width: unit === 'count' ? 44 : 64,
      allowDecimals: unit === 'minutes',
    },
    tooltipProps: {
      labelFormatter: (period: unknown) =>
        typeof period === 'string' && period !== '' ? periodName(step, period) : '',
      isAnimationActive: false,
    },
  };
  const label = { role: 'application', 'aria-label': content.plot(title) };
  if (kind === 'median') {
    return (
      <LineChart
        {...shared}
        className={classes.plot ?? ''}
        curveType="linear"
        connectNulls={false}
        lineChartProps={label}
        lineProps={{ isAnimationActive: false }}
      />
    );
  }
  return (
    <BarChart
      {...shared}
      className={classes.plot ?? ''}
      type={chart.isNotAdditive ? 'default' : 'stacked'}
      maxBarWidth={36}
      barChartProps={label}
      barProps={({ name }) => ({
        fill: `url(#${base}-${name})`,
        isAnimationActive: false,
      })}
    >
      <defs>
        {drawn.map(({ name }, index) => (
          <ChartPattern key={name} id={`${base}-${name}`} paint={paintAt(index)} />
        ))}
      </defs>
    </BarChart>
  );
}
