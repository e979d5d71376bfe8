import { type Hearing, hearingBody } from '@basoche/contract/hearings/hearings';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useRaiseHearing } from '../api.ts';
import { eurosOf, priceOf } from '../facts.ts';
import { raise as content } from '../request-content.ts';

const body = hearingBody.pick({ price: true });

/** Dialog in which a client raises the price of a hearing that nobody took. */
export default function RaiseDialog({ hearing, ...dialog }: Opened & { hearing: Hearing }) {
  const raise = useRaiseHearing();
  const { id, price } = hearing;
  return (
    <FormDialog
      {...dialog}
      title={content.title}
      draft={null}
      initialValues={{ price: '' }}
      check={(values): Record<string, string> => {
        const euros = eurosOf(values.price);
        return euros <= price
          ? { price: content.notHigher(priceOf(price)) }
          : fieldErrors(body, { price: euros });
      }}
      send={(values) => raise({ params: { id }, body: { price: eurosOf(values.price) } })}
      done={content.done}
      submit={content.send}
    >
      {({ fields }) => (
        <>
          <p className="flat">{content.text}</p>
          <TextInput
            name="price"
            label={content.label}
            description={content.help(priceOf(price))}
            required
            inputMode="numeric"
            autoComplete="off"
            {...fields.getInputProps('price')}
          />
        </>
      )}
    </FormDialog>
  );
}
