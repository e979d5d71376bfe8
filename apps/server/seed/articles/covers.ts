/**
 * Covers of the first articles: drawings in ink and orange on a tinted ground, 300 by 200 points. `draw-news-
 * pictures.ts` makes pictures of them.
 *
 * Classes of lines: `w` white paper, `s` soft line, `o` orange line, `f` orange shape; ink without a class.
 */

/** Colours of the ground and of the shape on it, by category. */
export const grounds: Readonly<Record<string, readonly [ground: string, shape: string]>> = {
  'Exercice professionnel': ['#f8efe7', '#f1dfd0'],
  Contrats: ['#f5efe3', '#ebe0ca'],
  'Droit du travail': ['#eef3ec', '#dce8da'],
  Procédure: ['#ecf0f4', '#d8e1ea'],
  'Données personnelles': ['#f1edf3', '#e2dae7'],
  'Études et carrière': ['#f9f3e1', '#f0e4be'],
};

const lines = (x: number, y: number, widths: readonly number[], gap = 11) =>
  widths.map((width, row) => `<path class="s" d="M${x} ${y + row * gap}h${width}"/>`).join('');

const circle = (x: number, y: number, r: number, kind = 'w') =>
  `<circle class="${kind}" cx="${x}" cy="${y}" r="${r}"/>`;

/** A sheet with a folded corner. */
const sheet = (x: number, y: number, width: number, height: number, fold = 16) =>
  `<path class="w" d="M${x} ${y}h${width - fold}l${fold} ${fold}v${height - fold}h${-width}z"/><path d="M${x + width - fold} ${y}v${fold}h${fold}"/>`;

/** Small square for a day of a calendar. */
const cell = (x: number, y: number, kind: string) =>
  `<rect class="${kind}" x="${x}" y="${y}" width="19" height="15" rx="2"/>`;

const days = Array.from({ length: 20 }, (_, day) =>
  cell(86 + (day % 5) * 26, 84 + Math.floor(day / 5) * 21, day === 19 ? 'f' : day > 13 ? 'w' : 'l'),
).join('');

/** Marks around a dial. */
const dial = (x: number, y: number, from: number, to: number, marks: number) =>
  Array.from({ length: marks }, (_, mark) => {
    const angle = (mark / marks) * 2 * Math.PI;
    const at = (radius: number) =>
      `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
    return `<path class="s" d="M${at(from)}L${at(to)}"/>`;
  }).join('');

export const covers: Readonly<Record<string, string>> = {
  // One advocate speaks; the other one is only an outline.
  'plaider-pour-un-confrere': `
    <path d="M24 168h252"/>
    <g stroke-dasharray="2 7">${circle(106, 62, 19, 'n')}<path class="n" d="M60 168c0-50 16-78 46-78s46 28 46 78"/></g>
    ${circle(184, 62, 19)}<path class="w" d="M134 168c0-52 18-80 50-80s50 28 50 80z"/>
    <path d="M168 91c3 10 8 15 16 15s13-5 16-15M156 168v-30M212 168v-30"/>
    <path class="o w" d="M184 106l-12 36h11l1-9 1 9h11z"/>
    <path class="o" d="M222 50c7 6 7 18 0 24M234 40c13 12 13 32 0 44"/>`,
  // Six cards behind each other, and a magnifying glass over the last.
  'methode-de-recherche-juridique': `
    ${[0, 1, 2, 3, 4, 5].map((card) => `<rect class="w" x="${52 + card * 17}" y="${30 + card * 11}" width="112" height="80" rx="4"/>`).join('')}
    ${lines(151, 102, [78, 78, 52, 64], 13)}
    <circle class="o t" cx="214" cy="124" r="29"/><path class="o" stroke-width="6" d="M235 146l24 26"/>`,
  // From the request to the sealed order.
  'injonction-de-payer-mode-d-emploi': `
    ${sheet(44, 42, 82, 112)}${lines(58, 70, [40, 54, 54, 32])}
    <path class="o" d="M138 98h26M155 88l11 10-11 10"/>
    ${sheet(178, 42, 82, 112)}${lines(192, 70, [40, 54, 54])}
    <path class="o w" d="M228 151l-6 24 14-7 14 7-6-24"/>
    <circle class="f" cx="236" cy="136" r="17"/><path style="stroke:#fff" d="M228 136l6 6 11-13"/>`,
  // Three parties, each bound to the two others.
  'portage-salarial-ce-que-chacun-verifie': `
    <path d="M150 54L82 144M150 54l68 90"/><path stroke-dasharray="2 8" d="M82 148h136"/>
    ${circle(150, 52, 27)}${circle(80, 146, 27)}${circle(220, 146, 27)}
    <path d="M140 58v-9l10-9 10 9v9z"/>
    <circle cx="80" cy="139" r="7"/><path d="M66 160c1-9 6-13 14-13s13 4 14 13"/>
    <path d="M209 158v-22h14v22M223 144h9v14M205 158h30M214 142h4M214 149h4"/>
    <rect class="o w" x="99" y="84" width="28" height="34" rx="3"/><path class="o" d="M106 94h14M106 102h14M106 110h8"/>
    <rect class="o w" x="173" y="84" width="28" height="34" rx="3"/><path class="o" d="M180 94h14M180 102h14M180 110h8"/>`,
  // A desk with two seats.
  'stage-en-droit-convention-et-gratification': `
    <rect class="w" x="46" y="58" width="208" height="92" rx="6"/>
    <path class="w" d="M98 46c0-12 8-18 20-18s20 6 20 18z"/><path class="w" d="M168 162c0 12 8 18 20 18s20-6 20-18z"/>
    <path class="w" d="M70 74h42v50H70zM112 74h42v50h-42z"/>${lines(78, 86, [26, 26, 18], 11)}${lines(120, 86, [26, 20, 26], 11)}
    <path class="o" d="M176 132l44-44 10 10-44 44-13 3z"/><path class="o" d="M212 96l10 10"/>
    ${circle(228, 128, 11)}<path d="M239 124c7-2 7 9 0 8"/>`,
  // A letter and its four effects.
  'mise-en-demeure-quatre-effets': `
    <path class="o" d="M150 24v20M104 34l12 16M196 34l-12 16M74 62l18 8M226 62l-18 8"/>
    <path class="w" d="M70 82h160v88H70z"/><path d="M70 84l80 52 80-52M70 168l58-48M230 168l-58-48"/>
    <path class="o w" d="M192 142h26v18h-26z"/>`,
  // Two overlapping speech bubbles and a lock: confidentiality.
  'accord-de-confidentialite-bien-redige': `
    <path class="w" d="M40 48h134a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8h-92l-24 22v-22H40a8 8 0 0 1-8-8V56a8 8 0 0 1 8-8z"/>
    <path class="w" d="M126 72h134a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8h-18v22l-24-22h-92a8 8 0 0 1-8-8V80a8 8 0 0 1 8-8z"/>
    <path class="t" stroke="none" d="M126 72h56v44a8 8 0 0 1-8 8h-56V80a8 8 0 0 1 8-8z"/>
    <path d="M182 72v44a8 8 0 0 1-8 8h-56V80a8 8 0 0 1 8-8z"/>
    <circle class="f" cx="150" cy="91" r="9"/><path class="f" d="M146 95h8l4 19h-16z"/>
    ${lines(50, 70, [48, 48, 34], 14)}${lines(200, 94, [50, 50, 34], 14)}`,
  // Data passed on, and the contract that protects it.
  'sous-traitant-rgpd-lire-le-contrat': `
    <path d="M86 100h36M178 100h36"/>
    <rect class="w" x="34" y="70" width="52" height="60" rx="5"/>${lines(44, 86, [32, 32, 20], 14)}
    <ellipse class="w" cx="240" cy="128" rx="28" ry="9"/><path class="w" d="M212 72v56c0 5 12 9 28 9s28-4 28-9V72"/>
    <path d="M212 91c0 5 12 9 28 9s28-4 28-9M212 110c0 5 12 9 28 9s28-4 28-9"/><ellipse class="w" cx="240" cy="72" rx="28" ry="9"/>
    <path class="o n" d="M134 92V80c0-22 32-22 32 0v12"/><rect class="o w" x="122" y="92" width="56" height="44" rx="6"/>
    <path class="o" d="M150 110v10"/><circle class="f" cx="150" cy="109" r="4"/>`,
  // Five years from the day of knowledge.
  'prescription-cinq-ans-pour-agir': `
    <path d="M24 140h252"/>
    ${[0, 1, 2, 3, 4].map((year) => `<path class="w" d="M${40 + year * 44} 140a22 22 0 0 1 44 0z"/><path d="M${40 + year * 44} 140v12"/>`).join('')}
    <path class="o" d="M40 118a110 110 0 0 1 196-22" stroke-dasharray="3 10"/>
    <path class="o" d="M260 140V44"/><path class="f" d="M260 44h-46l10 13-10 13h46z"/>
    <circle class="f" cx="40" cy="140" r="7"/>`,
  // A month and its last day.
  'delais-de-paiement-entre-professionnels': `
    <rect class="w" x="70" y="40" width="160" height="136" rx="6"/><path d="M70 72h160M106 30v20M194 30v20"/>
    ${days}`,
  // One road that splits into four.
  'consultation-juridique-qui-peut-la-donner': `
    <path class="road" d="M28 100h74"/><path class="road" d="M102 100C150 100 140 40 196 40M102 100c44 0 44-20 94-20M102 100c44 0 44 20 94 20M102 100c48 0 38 60 94 60"/>
    <path d="M28 100h74M102 100C150 100 140 40 196 40M102 100c44 0 44-20 94-20M102 100c44 0 44 20 94 20"/>
    <path class="o" d="M102 100c48 0 38 60 94 60"/>
    ${[24, 64, 104].map((y) => `<rect class="w" x="198" y="${y}" width="64" height="32" rx="5"/>${lines(210, y + 11, [40, 26], 10)}`).join('')}
    <rect class="o w" x="198" y="144" width="64" height="32" rx="5"/><path class="o" d="M210 160l7 7 12-13M238 160h14"/>
    <circle class="f" cx="28" cy="100" r="8"/>`,
  // A circle that one may leave, and an area that is forbidden.
  'clause-de-non-concurrence': `
    <circle class="w" cx="124" cy="104" r="68"/><circle class="n" stroke-dasharray="2 8" cx="124" cy="104" r="44"/>
    <path class="w" d="M104 128V92h26v36M130 106h18v22M96 128h60M111 101h4M119 101h4M111 111h4M119 111h4"/>
    <path class="o" d="M168 82c26-20 50-22 82-14M238 58l13 10-9 13"/>
    <circle class="f" cx="164" cy="85" r="7"/>`,
  // Three turns of a dial.
  'violation-de-donnees-soixante-douze-heures': `
    ${circle(150, 100, 72)}${dial(150, 100, 60, 67, 24)}
    <circle class="s n" cx="150" cy="100" r="46"/><circle class="s n" cx="150" cy="100" r="32"/>
    <path class="o n" d="M150 40a60 60 0 1 1-42 17"/><path class="f" d="M99 50l20 2-10 16z"/>
    <path d="M150 100V66M150 100l24 14"/><circle class="f" cx="150" cy="100" r="6"/>`,
  // A contract being reread, with a pen.
  'convention-d-honoraires': `
    ${sheet(78, 26, 120, 150, 22)}${lines(96, 58, [62, 84, 84, 84, 60, 84, 84, 46], 14)}
    <path class="o" d="M94 107h88M188 96c10 4 10 16 0 20"/>
    <path class="w" d="M196 140l50-62 15 12-50 62-19 8z"/><path d="M236 90l15 12M196 140l15 12"/>
    <path class="f" d="M192 160l4-12 7 6z"/>`,
};
