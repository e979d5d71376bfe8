import { experienceBody, formationBody } from '@basoche/contract/members/careers';
import { leaderTexts, presentationText, updateCompanyBody } from '@basoche/contract/members/company-editing';
import { updateContactBody, updatePersonBody } from '@basoche/contract/members/profile-editing';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { aFormation, anExperience } from '../careers.ts';
import { checksum } from '../checksum.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aForm } from '../forms.ts';
import { post } from './members-at-once.ts';

/** Trust, "Input": texts of profiles are stored as typed, with their lines, and addresses are web addresses only. */

let test: TestApp;
let person: TestMember;
let company: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  person = await aMember(test, { kind: 'STUDENT' });
  company = await aMember(test, { kind: 'COMPANY' });
});
afterAll(() => test.close());

const alarm = 'alert(1)';
const payloads = [
  `</script><script>${alarm}</script>`,
  `"><img src=x onerror=${alarm}>`,
  `' onmouseover='${alarm}`,
  `<svg/onload=${alarm}>`,
  `javascript:${alarm}`,
  `<!--<script>`,
  `]]>&lt;/script&gt;&amp;`,
  '{{7*7}}<%= 7*7 %>#{7*7}',
  "'; drop table member; --",
  '=HYPERLINK("https://exemple.fr")',
  '../../etc/passwd',
  '\u202etxt.exe',
];

interface Texts {
  /** Every free-text field of the body, by whether it may have several lines. */
  readonly fields: Readonly<Record<string, 'line' | 'lines'>>;
  readonly schema: { readonly shape: object };
  /** Fields that are not free text: codes, numbers, days, addresses. */
  readonly others: readonly string[];
  /** Sends these texts and returns the stored ones. */
  say(
    texts: Record<string, string>,
  ): Promise<{ status: number; said: Record<string, unknown>; body: string }>;
}

const answered = async (
  sent: Promise<LightMyRequestResponse>,
  pick = (body: Record<string, unknown>) => body,
) => {
  const answer = await sent;
  return { status: answer.statusCode, said: pick(answer.json()), body: answer.body };
};

/** Sends a form whose texts are parts. */
const sendForm = async (path: string, texts: Record<string, string>) => {
  // Resets the budget, which is tested elsewhere.
  await test.platform.rateLimits.filesOfMember.reset(company.id);
  const { payload, headers } = aForm(Object.entries(texts).map(([name, content]) => ({ name, content })));
  return test.app.inject({
    method: 'POST',
    url: `/api/users/${path}/${company.id}`,
    headers: { ...headers, authorization: `Bearer ${company.token}` },
    payload,
  });
};

const bodies: Readonly<Record<string, Texts>> = {
  'a person': {
    schema: updatePersonBody,
    fields: { role: 'line', location: 'line', about: 'lines' },
    others: ['professionForm', 'experience', 'hourlyCost', 'skillDomains', 'workLocations', 'preferences'],
    say: (texts) => answered(post(test, person, 'student/update', texts)),
  },
  'who a person is': {
    schema: updateContactBody,
    fields: { firstName: 'line', lastName: 'line' },
    others: ['number', 'zipCode', 'jobName'],
    say: (texts) => answered(test.call('POST', '/users/infoB', { token: person.token, body: texts })),
  },
  'an experience': {
    schema: experienceBody,
    fields: { companyName: 'line', sector: 'line', job: 'line', location: 'line' },
    others: ['startDate', 'endDate'],
    say: (texts) => answered(post(test, person, 'experience', { ...anExperience, ...texts })),
  },
  'a formation': {
    schema: formationBody,
    fields: { certification: 'line', school: 'line', description: 'lines' },
    others: ['date'],
    say: (texts) => answered(post(test, person, 'formation', { ...aFormation, ...texts })),
  },
  'a company': {
    schema: updateCompanyBody,
    fields: { companyName: 'line', headquartersName: 'line', profiles: 'lines', values: 'lines' },
    others: ['creationDate', 'websiteURL', 'sectors', 'locations'],
    say: (texts) => answered(post(test, company, 'company/update', texts)),
  },
  'who leads a company': {
    schema: leaderTexts,
    fields: { name: 'line', role: 'line' },
    others: ['linkedinURL'],
    say: (texts) =>
      answered(sendForm('company/leader/update', texts), ({ leader, ...body }) =>
        typeof leader === 'object' ? { ...leader } : body,
      ),
  },
  'what a company presents': {
    schema: presentationText,
    fields: { presentation: 'lines' },
    others: [],
    say: (texts) => answered(sendForm('company/presentation/update', texts)),
  },
};

describe.each(Object.entries(bodies))('a text of %s', (_name, { schema, fields, others, say }) => {
  const names = Object.keys(fields);
  const texts = (write: (name: string, index: number) => string) =>
    Object.fromEntries(names.map((name, index) => [name, write(name, index)]));

  it('is looked at here, whatever comes to it', () => {
    expect([...names, ...others].toSorted()).toEqual(Object.keys(schema.shape).toSorted());
  });

  it('is kept and told as it was typed', async () => {
    for (let first = 0; first < payloads.length; first += 1) {
      const typed = texts((_, index) => payloads[(first + index) % payloads.length] ?? '');
      const { status, said, body } = await say(typed);
      expect(status, body).toBeLessThan(300);
      expect(said).toMatchObject(typed);
    }
  });

  it('has a line where it is one, and nothing that is no character of a text', async () => {
    const before = await checksum(test);
    // Characters that no text may contain are refused before the field is looked up.
    const none = ['a\u0000b', 'a\u001bb', 'a\u007fb'];
    const lines = ['a\r\nBcc: b@exemple.fr', 'a\nb', 'a\u2028b'];
    for (const [name, kind] of Object.entries(fields)) {
      for (const wrong of kind === 'line' ? [...none, ...lines] : none) {
        const { status, said, body } = await say({ [name]: wrong });
        expect([name, wrong, status], body).toEqual([name, wrong, 400]);
        if (said.code !== 'MALFORMED_REQUEST') expect(said.errors).toMatchObject([{ path: name }]);
      }
    }
    expect(await checksum(test)).toBe(before);
  });
});

describe('an address', () => {
  const hostile = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://exemple.fr/%0aalert(1)',
    'https:javascript:alert(1)',
    'https://javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'blob:https://exemple.fr/a',
    'file:///etc/passwd',
    'ftp://exemple.fr',
    'mailto:a@exemple.fr',
    'tel:0612345678',
    '//exemple.fr',
    '\\\\exemple.fr',
    'https:\\\\exemple.fr',
    'https://exemple.fr@autre.fr',
    'https://qui:secret@exemple.fr',
    'https://exemple.fr"onmouseover=alert(1)',
    "https://exemple.fr/'onmouseover='alert(1)",
    'https://exemple.fr/"><script>alert(1)</script>',
    'https://exemple.fr/\r\nX-Planted: oui',
    'https://exemple.fr /a',
    'https://localhost/admin',
    'https://127.0.0.1',
    'https://0x7f000001',
    'https://2130706433',
    'https://[::1]/',
    'https://exemple',
    'https://exemple.fr:8080',
    'https://',
    'https://.fr',
    'https://exemple..fr',
  ];
  const site = (websiteURL: string) => post(test, company, 'company/update', { websiteURL });
  const leader = (linkedinURL: string) => sendForm('company/leader/update', { linkedinURL });

  it('that is none of the web is refused, and changes nothing', async () => {
    await site('https://www.exemple.fr');
    await leader('https://www.linkedin.com/in/anne-roux');
    const before = await checksum(test);
    for (const address of hostile) {
      for (const [path, answer] of [
        ['websiteURL', await site(address)],
        ['linkedinURL', await leader(address)],
      ] as const) {
        expect([address, answer.statusCode], answer.body).toEqual([address, 400]);
        expect(answer.json().errors, address).toMatchObject([{ path }]);
      }
    }
    expect(await checksum(test)).toBe(before);
  });

  it('of a leader is of LinkedIn', async () => {
    for (const address of [
      'https://www.exemple.fr/in/anne',
      'https://linkedin.com.exemple.fr/in/anne',
      'https://notlinkedin.com/in/anne',
      'https://exemple.fr/linkedin.com/in/anne',
      'https://linkedin.com@exemple.fr/in/anne',
      'https://exemple.fr?linkedin.com/in/anne',
      'https://exemple.fr#@linkedin.com/in/anne',
    ]) {
      expect([address, (await leader(address)).statusCode]).toEqual([address, 400]);
    }
    const kept = await leader('http://fr.linkedin.com/in/anne-roux?a="b');
    expect(kept.statusCode).toBe(400);
    expect((await leader('fr.LinkedIn.com/in/anne-roux')).json().leader.linkedinURL).toBe(
      'https://fr.linkedin.com/in/anne-roux',
    );
  });

  it('is given back as one that leads where it says, over https', async () => {
    for (const typed of [
      'exemple.fr',
      'http://exemple.fr/a?b=%22%3E#c',
      'HTTPS://www.Exemple.fr',
      'étude-roux.fr',
    ]) {
      const { websiteURL } = (await site(typed)).json();
      const { protocol, hostname, username, port } = new URL(websiteURL);
      expect([protocol, username, port]).toEqual(['https:', '', '']);
      expect(hostname).toContain('.');
      expect(websiteURL).not.toMatch(/[\s"'<>]/);
    }
  });
});
