// A page of the course, or of a lesson file of the club's own.

import { Trouble } from "./trouble.js";
import { fetchRecord, urlOf } from "./record.js";

const NAME = /^([a-z0-9-]+)\/([a-z0-9-]+)$/;

/** What the program needs for a lesson: the page and its texts, each as JSON. */
export async function fetchLesson(name, language, abort, credentials) {
  const read = async (address) => JSON.parse(new TextDecoder().decode(await fetchRecord(address, abort, credentials)));
  const known = NAME.exec(name);
  const { chapter, texts, page } = known ? await ofCourse(known, language, read) : await ofFile(name, language, read);
  const found = chapter.pages?.find(({ id }) => id === page);
  if (!found) {
    throw new Trouble("lesson", name);
  }
  const own = Object.entries(texts).filter(([key]) => key.startsWith(`${page}.`) || key === "more");
  return { page: JSON.stringify(found), texts: JSON.stringify(Object.fromEntries(own)) };
}

async function ofCourse([name, chapterId, page], language, read) {
  const address = (path) => new URL(`./lessons/${path}`, import.meta.url);
  const course = await read(address("index.json"));
  const entry = course.chapters.find(({ id }) => id === chapterId);
  if (!entry) {
    throw new Trouble("lesson", name);
  }
  const files = [entry.file, `texts/${language}/${entry.file}`, `texts/${language}/index.json`];
  const [chapter, own, common] = await Promise.all(files.map((file) => read(address(file))));
  return { chapter, texts: { ...own, more: common.more }, page };
}

/** `ADDRESS.json#PAGE`, a file with its texts inside (docs/write-your-own-lesson.md). */
async function ofFile(name, language, read) {
  const address = urlOf(name);
  if (!address?.pathname.endsWith(".json")) {
    throw new Trouble("lesson", name);
  }
  const page = decodeURIComponent(address.hash.slice(1));
  address.hash = "";
  const chapter = await read(address);
  const texts = chapter.texts?.[language] ?? Object.values(chapter.texts ?? {})[0] ?? {};
  return { chapter, texts, page: page || chapter.pages?.[0]?.id };
}
