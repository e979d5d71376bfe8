import { appealBody } from '@basoche/contract/reports/reports';
import { textLimits } from '@basoche/domain/text-limits';
import { Button, Stack, Textarea } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { Note } from '../../../ui/note.tsx';
import { decision as content } from '../content.ts';

/** Form of an appeal, which can be made once; the text stays on this device until it is sent. */
export const AppealForm = ({ id, send }: { id: string; send: (text: string) => Promise<unknown> }) => {
  const { fields, props, sending, failure } = useContractForm<{ text: string }>({
    initialValues: { text: '' },
    check: (values) => fieldErrors(appealBody, values),
    send: async ({ text }) => {
      await send(text.trim());
      notifySuccess(content.appealSent);
    },
    draft: { key: `appeal:${id}` },
  });
  return (
    <form {...props}>
      <Stack gap="md">
        <Textarea
          label={content.text}
          description={content.help}
          name="text"
          required
          autosize
          minRows={4}
          maxRows={12}
          maxLength={textLimits.appeal}
          {...fields.getInputProps('text')}
        />
        {failure && !fields.errors.text && <Note tone="danger">{failure}</Note>}
        <div>
          <Button type="submit" loading={sending}>
            {content.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
