import { basename } from 'node:path';
import { noteCost, processorSeconds } from '../../scripts/support/processor.ts';
import { type Product, startProduct } from './product.ts';
import { openPrograms } from './programs.ts';

/** The programs of one runner process. */
export interface Worlds {
  /** The program of a journey file: its tests share data with each other, but not with other files. */
  of(file: string): Promise<Product>;
  /** Another program with its own settings; it ends with the file's program. */
  another(settings: Readonly<Record<string, string>>): Promise<Product>;
  close(): Promise<void>;
}

export const openWorlds = async (): Promise<Worlds> => {
  const programs = await openPrograms();
  let current: { readonly file: string; readonly products: Product[]; readonly spent: number } | undefined;
  let closing: Promise<unknown> = Promise.resolve();

  const leave = (): void => {
    if (current === undefined) return;
    const { file, products, spent } = current;
    current = undefined;
    noteCost(`e2e/journeys/${basename(file)}`, processorSeconds() - spent);
    closing = closing.then(async () => {
      for (const product of products) {
        await product.stop();
        const [failure] = product.newFailures();
        if (failure !== undefined) throw new Error(`A program of ${file} logged a failure: ${failure}`);
      }
    });
    // The error is reported where it is awaited.
    closing.catch(() => undefined);
  };

  return {
    of: async (file) => {
      const [found] = current?.file === file ? current.products : [];
      if (found !== undefined) return found;
      leave();
      await closing;
      const spent = processorSeconds();
      const product = await startProduct(programs);
      current = { file, products: [product], spent };
      return product;
    },
    another: async (settings) => {
      const product = await startProduct(programs, settings);
      current?.products.push(product);
      return product;
    },
    close: async () => {
      leave();
      await closing;
      await programs.close();
    },
  };
};
